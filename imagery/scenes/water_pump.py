"""A solar water pump on a vegetable farm: six by two modules on posts, pipe, tank, crop rows, palms."""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scenery.materials import ground, leaf, plain, water
from scenery.mesh import MeshBuilder, grid_faces, link, mesh_from_arrays, place, plane, scatter
from scenery.nodes import new_material
from scenery.panels import array, module_materials
from scenery.plants import grass_clump, leaf_cloud, palm, tree
from scenery.sky import add_hills

YARD = (1.5, -1.2)
YARD_RADIUS = 7.4
FURROW = 1.1
TANK_X, TANK_Y = (3.4, 7.4), (-3.6, -0.6)


def build():
    rng = random.Random(1)
    steel = plain('galvanised steel', '#aab0b4', rough=0.4, metal=0.9)
    concrete = plain('concrete', '#b9b3a6', rough=0.85, mottle=0.15, mottle_scale=0.8, bump=0.4, bump_scale=10)
    _array(steel, concrete)
    _tank(concrete)
    _pipe(steel)
    _stream(rng)
    _fields()
    _trees(rng)
    add_hills(height=150, seed=9.1)


def _array(steel, concrete):
    b = MeshBuilder()
    frame = Matrix.Translation((0, 0, 3.0)) @ Matrix.Rotation(math.radians(20), 4, 'X')
    with b.within(frame):
        width, height = array(b, 6, 2, module_materials('blue'))
        for y in (-1.0, 1.0):
            b.block((0, y, -0.12), (width * 0.96, 0.09, 0.12), steel)
        for x in (-2.2, 2.2):
            b.block((x, 0, -0.24), (0.1, height * 0.85, 0.12), steel)
    for x in (-2.2, 2.2):
        for y in (-0.9, 0.9):
            head = frame @ Vector((x, y, -0.3))
            b.cylinder((x, head.y, 0), tuple(head), 0.07, steel)
            b.post(x, head.y, (-0.1, 0.18), 0.5, concrete)
        back = frame @ Vector((x, 0.9, -0.3))
        b.cylinder((x, -0.84, 1.2), (x, back.y, back.z - 0.3), 0.035, steel, sides=8)
    b.box((2.05, 2.35), (-1.15, -0.95), (1.2, 1.9), plain('controller', '#f0f1f0', rough=0.4, coat=0.4))
    b.box((2.1, 2.3), (-1.16, -1.151), (1.5, 1.8), plain('display', '#23272b'))
    b.build('array')


def _tank(concrete):
    (x0, x1), (y0, y1), thick = TANK_X, TANK_Y, 0.22
    b = MeshBuilder()
    for run_x, run_y in (
        ((x0, x1), (y0, y0 + thick)),
        ((x0, x1), (y1 - thick, y1)),
        ((x0, x0 + thick), (y0 + thick, y1 - thick)),
        ((x1 - thick, x1), (y0 + thick, y1 - thick)),
    ):
        b.box(run_x, run_y, (0, 0.98), concrete)
    b.box((x0 + 0.2, x1 - 0.2), (y0 + 0.2, y1 - 0.2), (0.3, 0.72), water(tint='#3d6f6b', ripple_scale=5, ripple=0.45))
    b.build('tank')


def _pipe(steel):
    blue = plain('blue pipe', '#1e5fae', rough=0.35, coat=0.6)
    b = MeshBuilder()
    bend = [(2.9, -0.2), (2.9, 1.1), (2.92, 1.32), (3.05, 1.45), (3.3, 1.5), (4.0, 1.5), (4.15, 1.47)]
    b.tube([(x, -2.0, z) for x, z in bend], [0.11] * len(bend), blue, sides=16)
    b.cylinder((2.9, -2, 0), (2.9, -2, 0.35), 0.22, steel, sides=20)
    b.cylinder((3.3, -2, 1.5), (3.42, -2, 1.5), 0.17, steel, sides=20)
    b.build('pipe', smooth=True)


def _stream(rng):
    foam, nodes, shader = new_material('falling water')
    nodes.set(shader.inputs['Base Color'], (0.85, 0.92, 0.95))
    shader.inputs['Roughness'].default_value = 0.08
    shader.inputs['Transmission'].default_value = 0.55
    shader.inputs['IOR'].default_value = 1.33
    steps = np.linspace(0, 1, 18)
    b = MeshBuilder()
    b.tube(
        [(4.1 + 0.95 * t, -2.0, 1.47 - 0.78 * t * t) for t in steps],
        [0.095 + 0.03 * t + 0.008 * math.sin(t * 40) for t in steps],
        foam,
        sides=18,
    )
    stream = b.build('stream', smooth=True)
    stream.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    turbulence = bpy.data.textures.new('turbulence', 'CLOUDS')
    turbulence.noise_scale = 0.09
    ripple = stream.modifiers.new('ripple', 'DISPLACE')
    ripple.texture, ripple.strength = turbulence, 0.05
    drops = MeshBuilder()
    for _ in range(160):
        angle, away, high = rng.uniform(0, 2 * math.pi), abs(rng.gauss(0, 0.16)), abs(rng.gauss(0, 0.09))
        x, y, z = 5.05 + away * math.cos(angle), -2 + away * math.sin(angle), 0.72 + high
        drops.cylinder((x, y, z), (x, y, z + 0.018), 0.009, foam, end_radius=0.003, sides=5)
    drops.build('drops')


def _fields():
    soil = ground('soil', '#5a4430', '#705740', '#8a6f52', scale=0.3, bump=0.7, bump_scale=9)
    columns, rows = 520, 260
    points = []
    for y in np.linspace(-14, 110, rows):
        for x in np.linspace(-60, 60, columns):
            furrowed = min(1, max(0, (math.dist((x, y), YARD) - 6.5) / 2))
            points.append((x, y, -0.04 + furrowed * 0.10 * math.sin(x * 2 * math.pi / FURROW)))
    link(
        bpy.data.objects.new(
            'field',
            mesh_from_arrays('field', np.array(points), np.array(grid_faces(columns, rows)), [soil], smooth=True),
        )
    )
    plane('land', 6000, -0.3, ground('far', '#5d6b34', '#76803f', '#8f8a52', scale=0.02, bump=0.3, bump_scale=3))
    numbers = np.random.RandomState(2)
    x, y = np.meshgrid(np.arange(-58, 58, FURROW) + FURROW / 4, np.arange(-12, 100, 0.34))
    spots = np.stack(
        [
            x.ravel() + numbers.normal(0, 0.05, x.size),
            y.ravel() + numbers.normal(0, 0.08, x.size),
            np.full(x.size, 0.08),
        ],
        1,
    )
    spots = spots[np.hypot(spots[:, 0] - YARD[0], spots[:, 1] - YARD[1]) > YARD_RADIUS]
    crop = leaf('crop', '#3f6a1e', '#86b040', translucent=0.4)
    first = numbers.rand(len(spots)) < 0.5
    for seed, chosen in ((1, first), (2, ~first)):
        scatter(_plant(seed, crop), spots[chosen], numbers.uniform(0.8, 1.25, chosen.sum()), numbers, f'crop {seed}')
    _yard_grass(numbers)


def _plant(seed, crop, leaves=70):
    rng = np.random.RandomState(seed)
    ball = rng.normal(size=(leaves, 3))
    ball /= np.linalg.norm(ball, axis=1, keepdims=True)
    ball[:, 2] = np.abs(ball[:, 2])
    points = ball * np.array([0.26, 0.26, 0.42]) * rng.uniform(0.3, 1, leaves)[:, None]
    normals = ball * 0.5 + np.array([0, 0, 0.9]) + rng.normal(0, 0.3, (leaves, 3))
    return mesh_from_arrays(f'plant {seed}', *leaf_cloud(points, normals, 0.17, rng, 0.5), [crop])


def _yard_grass(numbers, count=5000):
    angle, away = numbers.uniform(0, 2 * np.pi, count), numbers.uniform(2.2, 7.6, count)
    x, y = YARD[0] + away * np.cos(angle), YARD[1] + away * np.sin(angle)
    in_tank = (x > TANK_X[0] - 0.2) & (x < TANK_X[1] + 0.2) & (y > TANK_Y[0] - 0.2) & (y < TANK_Y[1] + 0.2)
    spots = np.stack([x, y, np.full(count, -0.04)], 1)[~in_tank]
    blades = grass_clump(1, leaf('grass', '#56692c', '#a3a35c', 0.4), 46, 0.16, 0.2, 0.007, 0.6)
    scatter(blades, spots, numbers.uniform(0.5, 1.3, len(spots)), numbers, 'yard grass')


def _trees(rng):
    foliage, fronds = leaf('leaf', '#2c4a17', '#5b7d2a'), leaf('fronds', '#35521c', '#6f8f34', 0.3)
    trees = [
        tree(1, 8, foliage, leaves_per_puff=260, leaf_size=0.19),
        tree(2, 9, foliage, (3.6, 3.4, 3), 34, 260, 0.19),
    ]
    palms = [palm(1, 9, fronds), palm(5, 7.5, fronds), palm(9, 10.5, fronds)]
    for _ in range(70):
        place(
            rng.choice(trees),
            (rng.uniform(-150, 150), rng.uniform(104, 150), -0.3),
            rng.uniform(0, 6),
            rng.uniform(0.8, 1.5),
        )
    for _ in range(26):
        place(
            rng.choice(palms),
            (rng.uniform(-110, 110), rng.uniform(98, 120), -0.3),
            rng.uniform(0, 6),
            rng.uniform(0.9, 1.3),
        )
    for x, y, kind in ((-13, 22, 0), (-16, 27, 2), (19, 30, 1), (23, 26, 0), (-28, 40, 1), (34, 46, 2)):
        place(palms[kind], (x, y, 0), rng.uniform(0, 6))
