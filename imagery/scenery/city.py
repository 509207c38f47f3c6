"""A city seen from a roof: streets of flat-roof homes, and offices whose windows are painted on."""

import math

from .mesh import MeshBuilder, place
from .nodes import new_material, scaled

BLOCK = 34
"""Metres from one block's middle to the next; streets run between."""
OFFICE_SHARE = 0.09


def facade(name, wall, glass='#1a2733', storey=3.4, bay=2.6, width=0.72, height=0.6, glow=0.12):
    """Wall and windows in one material; `width` and `height` are a window's shares of its bay and storey."""
    material, nodes, shader = new_material(name)
    material.cycles.sample_as_light = False
    x, y, z = nodes.split(nodes.position())
    nx, _, nz = nodes.split(nodes.add('NewGeometry').outputs['Normal'])
    faces_x = nodes.math('GREATER_THAN', nodes.math('ABSOLUTE', nx), 0.5)
    along = nodes.math(
        'ADD', nodes.math('MULTIPLY', y, faces_x), nodes.math('MULTIPLY', x, nodes.math('SUBTRACT', 1.0, faces_x))
    )
    column = nodes.math('DIVIDE', nodes.math('ADD', along, 500.3), bay)
    row = nodes.math('DIVIDE', z, storey)

    def near_middle(share, size, middle):
        offset = nodes.math('SUBTRACT', nodes.math('FRACT', share), middle)
        return nodes.math('LESS_THAN', nodes.math('ABSOLUTE', offset), size / 2)

    upright = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nz), 0.5)
    pane = nodes.math(
        'MULTIPLY', nodes.math('MULTIPLY', near_middle(column, width, 0.5), near_middle(row, height, 0.52)), upright
    )
    number = nodes.add('CombineXYZ', X=nodes.math('FLOOR', column), Y=nodes.math('FLOOR', row))
    chance = nodes.add('TexWhiteNoise', {'noise_dimensions': '3D'}, Vector=number).outputs['Value']
    tone = nodes.mix(nodes.random_per_island(), wall, scaled(wall, 1.35))
    nodes.set(shader.inputs['Base Color'], nodes.mix(pane, tone, glass))
    nodes.set(shader.inputs['Roughness'], nodes.math('MULTIPLY_ADD', pane, -0.72, 0.8))
    shader.inputs['Specular'].default_value = 0.6
    lit = nodes.math('MULTIPLY', nodes.math('GREATER_THAN', chance, 0.8), pane)
    nodes.set(shader.inputs['Emission'], nodes.mix(lit, (0, 0, 0), (1, 0.62, 0.28)))
    shader.inputs['Emission Strength'].default_value = glow
    return material


def facades():
    return [
        facade('office', '#b9ae9e'),
        facade('ribbon windows', '#8e9499', bay=1.8, width=0.9, height=0.8),
        facade('flats', '#cfc9bd', bay=3.2, width=0.6),
        facade('glass', '#6c7b88', '#22384a', bay=1.6, width=0.93, height=0.9, glow=0),
        facade('brick', '#a98a72', bay=3.0),
    ]


def add_city(looks, homes, rng, clearing=40):
    """Blocks on a grid around a clearing: an office here and there, otherwise six flat-roof homes back to back."""
    builders = [MeshBuilder() for _ in looks]
    for column in range(-26, 27):
        for row in range(-3, 34):
            x, y = column * BLOCK, row * BLOCK
            if abs(x) < clearing and abs(y) < clearing:
                continue
            if rng.random() < OFFICE_SHARE:
                index = rng.randrange(len(looks))
                height = rng.uniform(9, 17) + min(12, math.hypot(x, y) / 60)
                _block(builders[index], looks[index], x, y, rng.uniform(8, 12), rng.uniform(8, 12), height)
            else:
                _homes(homes, rng, x, y)
    for index, builder in enumerate(builders):
        if builder.count:
            builder.build(f'city {index}')


def _homes(homes, rng, x, y):
    for lot in (-10.4, 0, 10.4):
        for front, turn in ((y - 14, 0), (y + 14, math.pi)):
            if rng.random() < 0.9:
                place(rng.choice(homes), (x + lot, front, 0), turn)


def _block(builder, look, x, y, half_x, half_y, height):
    builder.box((x - half_x, x + half_x), (y - half_y, y + half_y), (0, height), look)
    builder.box(
        (x - half_x * 0.3, x + half_x * 0.2), (y - half_y * 0.3, y + half_y * 0.2), (height, height + 3), look
    )
    for side in (-1, 1):
        edge = y + side * half_y
        builder.box(
            (x - half_x - 0.2, x + half_x + 0.2), (edge - 0.2, edge + 0.2), (height + 0.01, height + 0.9), look
        )


def line_streets(trees, rng, count=7000, clearing=(24, 17)):
    """Trees along the streets of the grid."""
    for _ in range(count):
        column, row = rng.randrange(-20, 21), rng.randrange(-2, 26)
        kerb, along = BLOCK / 2 + rng.uniform(-2, 2), rng.uniform(-BLOCK / 2, BLOCK / 2)
        dx, dy = (kerb, along) if rng.random() < 0.5 else (along, kerb)
        x, y = column * BLOCK + dx, row * BLOCK + dy
        if abs(x) >= clearing[0] or abs(y) >= clearing[1]:
            place(rng.choice(trees), (x, y, 0), rng.uniform(0, 6), rng.uniform(0.8, 1.4))
