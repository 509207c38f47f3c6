"""Sun, sky and clouds, and the hills that close the horizon."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector, noise

from .materials import ground
from .mesh import grid_faces, link, mesh_from_arrays
from .nodes import Nodes

MIST_DEPTH = 3000
"""Metres over which the mist pass runs from 0 to 1; `finish/grade.py` uses the same number."""


@dataclass
class Light:
    """Angles in degrees. Azimuth as on a compass with +Y north; the camera usually looks north, so ~210 is behind it.

    Keep the sun away from the panels' mirror direction, or they turn milky.
    """

    elevation: float
    azimuth: float
    sun: float = 4.8
    sky: float = 0.10
    clouds: float = 0.5
    cloud_scale: float = 1.3
    cloud_seed: int = 1
    dust: float = 0.5
    ozone: float = 2.4
    sun_size: float = 0.6
    cloud_brightness: float = 1.0
    sky_elevation: float | None = None
    """The sky's own sun height where it differs from the lamp's, as after sunset."""


def direction(elevation, azimuth):
    e, a = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def add_light(light):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
    world.node_tree.nodes.clear()
    world.mist_settings.start, world.mist_settings.depth = 0, MIST_DEPTH
    world.mist_settings.falloff = 'LINEAR'
    _paint_sky(Nodes(world.node_tree), light)

    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle = light.sun, math.radians(light.sun_size)
    lowness = max(0, min(1, 1 - light.elevation / 40))
    lamp.color = (1, 0.93 - 0.33 * lowness**1.3, 0.85 - 0.6 * lowness**1.2)
    sun = link(bpy.data.objects.new('sun', lamp))
    sun.rotation_euler = (-direction(light.elevation, light.azimuth)).to_track_quat('-Z', 'Y').to_euler()


def _paint_sky(nodes, light):
    sky = nodes.add('TexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky_elevation = light.elevation if light.sky_elevation is None else light.sky_elevation
    sky.sun_elevation, sky.sun_rotation = math.radians(sky_elevation), math.radians(light.azimuth)
    sky.dust_density, sky.ozone_density, sky.altitude = light.dust, light.ozone, 200
    view = nodes.add('TexCoord').outputs['Generated']
    x, y, z = nodes.split(view)
    painted = sky.outputs[0]
    if light.clouds:
        painted = _with_clouds(nodes, light, painted, view, x, y, z)
    above_horizon = nodes.math('GREATER_THAN', z, -0.02)
    earth = (2.2, 2.1, 1.9)
    background = nodes.add('Background', Color=nodes.mix(above_horizon, earth, painted), Strength=light.sky)
    output = nodes.add('OutputWorld')
    nodes.set(output.inputs[0], background)
    mask = nodes.add('OutputAOV')
    mask.name = 'sky'
    mask.inputs['Value'].default_value = 1.0


def _with_clouds(nodes, light, sky, view, x, y, z):
    """Noise on a flat layer high above, thinning out towards the horizon, brighter around the sun."""
    height = nodes.math('ADD', nodes.math('MAXIMUM', z, 0.0), 0.12)
    layer = nodes.add('CombineXYZ', X=nodes.math('DIVIDE', x, height), Y=nodes.math('DIVIDE', y, height))
    layer.inputs['Z'].default_value = light.cloud_seed * 3.7
    density = nodes.weighted(
        (nodes.noise(layer, light.cloud_scale, 7, 0.58, 0.35), 0.75),
        (nodes.noise(layer, light.cloud_scale * 0.35, 2, 0.5), 0.25),
    )
    edge = 0.62 - 0.22 * light.clouds
    cover = nodes.ramp(density, [(edge, (0, 0, 0)), (edge + 0.20, (1, 1, 1))], 'EASE')
    belly = nodes.ramp(density, [(edge, (1, 1, 1)), (edge + 0.30, (0.62, 0.66, 0.74))])
    rise = nodes.math('SMOOTH_MIN', nodes.math('MULTIPLY', z, 6.0), 1.0, 0.3, clamp=True)
    towards_sun = nodes.add('VectorMath', {'operation': 'DOT_PRODUCT'})
    nodes.set(towards_sun.inputs[0], view)
    towards_sun.inputs[1].default_value = direction(light.elevation, light.azimuth)
    halo = nodes.math('POWER', nodes.math('MAXIMUM', towards_sun.outputs['Value'], 0.0), 6.0)
    warmth = max(0, 1 - light.elevation / 30)
    gain = light.cloud_brightness
    shaded = (9.5 * gain, (9.6 - 1.6 * warmth) * gain, (9.9 - 3.6 * warmth) * gain)
    sunlit = (22 * gain, (19 - 4 * warmth) * gain, (16 - 8 * warmth) * gain)
    clouds = nodes.mix(1.0, nodes.mix(halo, shaded, sunlit), belly, 'MULTIPLY')
    return nodes.mix(nodes.math('MULTIPLY', nodes.math('MULTIPLY', cover, rise), 0.88), sky, clouds)


def add_hills(distance=900, depth=2200, height=160, seed=3.1):
    """A band of low hills from `distance` metres on, over the northern half of the horizon."""
    columns, rows = 240, 13
    vertices = []
    for row in range(rows):
        away = distance + depth * row / (rows - 1)
        swell = math.sin(math.pi * row / (rows - 1)) ** 0.8
        for column in range(columns):
            angle = math.radians(-80 + 160 * column / (columns - 1))
            x, y = math.sin(angle) * away, math.cos(angle) * away
            rise = noise.fractal((x * 0.0011, y * 0.0011, seed), 1, 2, 6) + 0.32
            vertices.append((x, y, -5 + max(0, rise) * height * swell))
    earth = ground('hills', '#3f4a26', '#56592f', '#6b663c', scale=0.004, bump=0.3, bump_scale=0.2)
    data = mesh_from_arrays('hills', np.array(vertices), np.array(grid_faces(columns, rows)), [earth], smooth=True)
    link(bpy.data.objects.new('hills', data))
