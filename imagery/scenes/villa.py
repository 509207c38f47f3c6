"""A two-storey villa with a tiled roof, pool and palms; panels on the south slope."""

import math
import random

import numpy as np
from mathutils import Matrix

from scenery.materials import ground, lawn, leaf, plain, planks, tile, water, window
from scenery.mesh import MeshBuilder, place, plane, scatter
from scenery.panels import array, module_materials
from scenery.plants import grass_clump, hedge, palm, tree
from scenery.roofs import tiles

PITCH = math.radians(25)
EAVES, HALF_DEPTH, OVERHANG = 6.0, 4.0, 0.65
ROOF_WIDTH = 13.2
HALF_ROOF = HALF_DEPTH + OVERHANG
SLOPE = HALF_ROOF / math.cos(PITCH)
RIDGE = EAVES + HALF_DEPTH * math.tan(PITCH)


def build(cells='navy', grass=42000):
    rng = random.Random(1)
    stucco = plain('stucco', '#ece7de', rough=0.85, mottle=0.05, mottle_scale=0.8, bump=0.25, bump_scale=55)
    white, black = plain('white', '#f3f1ec', rough=0.6), plain('black metal', '#16181a', rough=0.35, metal=0.3)
    wood, glass = planks(), window(glow=0.5)
    concrete = plain('concrete', '#b6b1a8', rough=0.8, mottle=0.12, mottle_scale=1.5, bump=0.3, bump_scale=30)
    _walls(stucco, white, black, wood, glass, concrete)
    _balcony(white, black)
    _roof(stucco, white, black, cells)
    _garage(stucco, white, black, wood, concrete)
    _terrace_and_pool(white, wood)
    _garden(rng, grass)
    _background(rng, stucco, black)


def _walls(stucco, white, black, wood, glass, concrete):
    b = MeshBuilder()
    b.box((-6, 6), (-4, 4), (0, EAVES), stucco)
    for x in (-6, 5.75):
        with b.within(Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')):
            b.prism([(-4, EAVES), (4, EAVES), (0, RIDGE)], (-0.25, 0), stucco)
    b.box((-6.06, -1.2), (-4.08, -4.0), (3.05, 5.85), wood)
    b.box((6.0, 6.06), (-4.0, 0.5), (3.05, 5.85), wood)
    b.box((-6.05, 6.05), (-4.05, 4.05), (-0.1, 0.35), concrete)
    ground_floor = [(-5.4, -1.8, 3), (-0.6, 1.4, 2), (2.2, 5.4, 3)]
    for x0, x1, panes in ground_floor:
        _window(b, (x0, x1), (0.36, 2.75), panes, white, black, glass)
    for x0, x1, z0, wall in (
        (-5.2, -3.6, 3.55, -4.08),
        (-3.2, -1.6, 3.55, -4.08),
        (0, 2.2, 3.75, -4),
        (3.2, 5.4, 3.75, -4),
    ):
        with b.within(Matrix.Translation((0, wall + 4, 0))):
            _window(b, (x0, x1), (z0, 5.35), 2, white, black, glass)
    for y0, y1, z0, wall in ((-3.3, -1.2, 3.55, 6.06), (1.2, 3.2, 3.75, 6.0)):
        with b.within(
            Matrix.Translation((wall, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Translation((0, 4, 0))
        ):
            _window(b, (y0, y1), (z0, 5.35), 2, white, black, glass)
    b.build('walls')


def _window(b, x, z, panes, white, black, glass, wall=-4.0):
    (x0, x1), (z0, z1), frame = x, z, 0.06
    b.box(x, (wall - 0.012, wall - 0.006), z, black)
    b.box((x0 + 0.01, x1 - 0.01), (wall - 0.07, wall - 0.06), (z0 + 0.01, z1 - 0.01), glass)
    b.box(x, (wall - 0.12, wall - 0.03), (z0, z0 + frame), black)
    b.box(x, (wall - 0.12, wall - 0.03), (z1 - frame, z1), black)
    for index in range(panes + 1):
        centre = min(max(x0 + (x1 - x0) * index / panes, x0 + frame / 2), x1 - frame / 2)
        b.box((centre - frame / 2, centre + frame / 2), (wall - 0.119, wall - 0.031), (z0 + frame, z1 - frame), black)
    b.box((x0 - 0.1, x1 + 0.1), (wall - 0.2, wall), (z1, z1 + 0.09), white)
    b.box((x0 - 0.1, x1 + 0.1), (wall - 0.16, wall), (z0 - 0.08, z0), white)


def _balcony(white, black):
    b = MeshBuilder()
    b.box((-6.2, 2.6), (-6.2, -4.09), (2.85, 3.04), white)
    for x in (-6.0, -1.8, 2.4):
        b.post(x, -6.01, (0.05, 2.85), 0.18, black)
    for x in np.arange(-6.18, 2.6, 0.13):
        b.post(x, -6.18, (3.1, 4.0), 0.024, black)
    for x in (-6.18, 2.58):
        for y in np.arange(-6.05, -4.1, 0.13):
            b.post(x, y, (3.1, 4.0), 0.024, black)
    b.box((-6.22, 2.62), (-6.21, -6.14), (4.0, 4.05), black)
    b.box((2.55, 2.62), (-6.14, -4.1), (4.0, 4.05), black)
    b.build('balcony')


def _slope_frame(side, lift):
    """The middle of the south (-1) or north (1) slope, x along the ridge, y up the slope."""
    turn = 0 if side < 0 else math.pi
    height = EAVES + (HALF_DEPTH - HALF_ROOF / 2) * math.tan(PITCH) + lift
    return (
        Matrix.Translation((0, side * HALF_ROOF / 2, height))
        @ Matrix.Rotation(turn, 4, 'Z')
        @ Matrix.Rotation(PITCH, 4, 'X')
    )


def _roof(stucco, white, black, cells):
    clay = tile('roof tile', '#3b3a3c', '#5c5552')
    timber = MeshBuilder()
    for side in (-1, 1):
        place(tiles(ROOF_WIDTH, SLOPE, clay, seed=3 + side), (0, 0, 0)).matrix_world = _slope_frame(side, 0.10)
        with timber.within(_slope_frame(side, 0.02)):
            timber.block((0, 0, 0), (ROOF_WIDTH, SLOPE, 0.14), white)
            timber.block((0, -SLOPE / 2 - 0.06, 0), (ROOF_WIDTH + 0.1, 0.12, 0.13), black)
            for end in (-1, 1):
                timber.block((end * (ROOF_WIDTH / 2 + 0.03), 0, 0.02), (0.06, SLOPE, 0.24), black)
    ridge = RIDGE + 0.17
    timber.cylinder((-ROOF_WIDTH / 2, 0, ridge), (ROOF_WIDTH / 2, 0, ridge), 0.13, clay)
    timber.box((-4.6, -3.8), (1.2, 2.0), (6, 9.1), stucco)
    timber.box((-4.75, -3.65), (1.05, 2.15), (9.1, 9.22), black)
    timber.build('roof')
    modules = MeshBuilder()
    array(modules, 9, 2, module_materials(cells))
    modules.build('modules', at=_slope_frame(-1, 0.10) @ Matrix.Translation((0, 0.15, 0.13)))


def _garage(stucco, white, black, wood, concrete):
    b = MeshBuilder()
    b.box((6.07, 11.5), (-5.5, 3), (0, 3.0), stucco)
    b.box((6.07, 11.8), (-5.9, 3.2), (3.0, 3.32), white)
    b.box((6.15, 11.55), (-5.65, 2.95), (3.32, 3.36), concrete)
    b.box((6.6, 10.9), (-5.56, -5.5), (0.05, 2.45), wood)
    for board in range(1, 5):
        height = 0.05 + board * 0.48
        b.box((6.6, 10.9), (-5.585, -5.56), (height - 0.012, height + 0.012), black)
    b.box((11.0, 11.3), (-5.62, -5.5), (1.5, 1.9), black)
    b.build('garage', bevel=0.012)


def _terrace_and_pool(white, wood):
    stone = plain('paving', '#bdb3a3', rough=0.75, mottle=0.12, mottle_scale=1, bump=0.3, bump_scale=12)
    paving = MeshBuilder()
    fields = [
        ((-7, 5.6), (-7.6, -4.1), 14, 4),
        ((6.4, 11.2), (-24, -5.6), 5, 20),
        ((-8.2, 3.4), (-13.6, -12.9), 12, 1),
        ((-8.2, 3.4), (-8.8, -8.1), 12, 1),
        ((-8.2, -7.5), (-12.9, -8.8), 1, 4),
        ((2.7, 3.4), (-12.9, -8.8), 1, 4),
    ]
    joint = 0.01
    for (x0, x1), (y0, y1), columns, rows in fields:
        width, depth = (x1 - x0) / columns, (y1 - y0) / rows
        for column in range(columns):
            for row in range(rows):
                x, y = x0 + column * width, y0 + row * depth
                paving.box(
                    (x + joint, x + width - joint),
                    (y + joint, y + depth - joint),
                    (-0.05, 0.05 + random.gauss(0, 0.002)),
                    stone,
                )
    paving.build('paving', bevel=0.008)
    pool = MeshBuilder()
    pool.box((-7.5, 2.7), (-12.9, -8.8), (-0.3, 0), water(tint='#2a94a6'))
    pool.build('pool')
    loungers = MeshBuilder()
    for x in (-5.5, -3.6, -1.7):
        loungers.block((x, -7.9, 0.32), (0.7, 1.3, 0.08), white)
        loungers.block((x, -7.1, 0.52), (0.7, 0.7, 0.08), white, (math.radians(35), 0, 0))
        for dx in (-0.3, 0.3):
            for y in (-8.4, -7.4):
                loungers.post(x + dx, y, (0.05, 0.28), 0.05, wood)
    loungers.build('loungers', bevel=0.02)


def _garden(rng, grass):
    plane('land', 4000, -0.12, ground('far', '#5d6b34', '#76803f', '#8f8a52', scale=0.02, bump=0.3, bump_scale=3))
    turf = MeshBuilder()
    turf.box((-22, 22), (-24, 18), (-0.3, -0.02), lawn())
    turf.build('lawn')
    clipped = leaf('hedge leaf', '#2b4d1a', '#4f7a2b')
    fronds = leaf('fronds', '#35521c', '#6f8f34', translucent=0.3)
    palms = [palm(1, 7.5, fronds), palm(5, 6.2, fronds)]
    for x, y, kind in ((-11.2, -6.2, 0), (15.2, -8.0, 1), (-10.8, -13.2, 1)):
        place(palms[kind], (x, y, 0), rng.uniform(0, 6))
    row = hedge(1, 8, 0.8, 1.3, clipped)
    for x in (-16, -7.9, 0.2):
        place(row, (x, -17.8, 0))
    for y in (-13.5, -5.4, 2.7, 10.8):
        for x in (-21, 20):
            place(row, (x, y, 0), math.pi / 2)
    for x in (-17, -9, -1, 7, 15):
        place(row, (x, 17, 0))
    shrub = hedge(4, 1.0, 1.0, 0.75, leaf('shrub leaf', '#3b5a1c', '#7a9438'), 1100, 0.07)
    for x in (-6.6, 3.2, 4.3, 5.4):
        place(shrub, (x, -5.2 if x < 0 else -4.75, 0), rng.uniform(0, 3), 0.8)
    numbers = np.random.RandomState(2)
    x, y = numbers.uniform(-20, 20, grass), numbers.uniform(-24, 16, grass)
    built = (
        ((x > -7.1) & (x < 11.9) & (y > -7.7) & (y < 4.2))
        | ((x > 6.3) & (x < 11.3) & (y < -5))
        | ((x > -8.3) & (x < 3.5) & (y > -13.7) & (y < -8))
    )
    spots = np.stack([x, y, np.full(grass, -0.02)], 1)[~built]
    blades = grass_clump(1, leaf('grass', '#4c6428', '#8c9f55'), 60, 0.10, 0.16)
    scatter(blades, spots, numbers.uniform(0.7, 1.4, len(spots)), numbers, 'grass')


def _background(rng, stucco, black):
    dark, bright = leaf('leaf', '#2c4a17', '#5b7d2a'), leaf('bright leaf', '#3b5a1c', '#7a9438')
    trees = [
        tree(1, 7.5, dark),
        tree(2, 8.5, bright, (3.2, 3.0, 3.0), 38),
        tree(3, 6.2, dark, (2.2, 2.3, 2.2), 26),
        tree(4, 9.5, bright, (3.0, 3.0, 3.8), 44),
    ]
    for x, y, kind, size in (
        (-11, -1, 1, 1.0),
        (-13.5, 5, 3, 1.0),
        (-9, 9, 0, 1.1),
        (-2, 12, 3, 1.0),
        (5, 11, 1, 1.1),
        (12, 9, 0, 1.05),
        (15.5, 2, 2, 1.1),
        (16.5, -6, 0, 0.85),
        (-16, -9, 2, 1.1),
        (9, 15, 3, 0.9),
    ):
        place(trees[kind], (x, y, 0), rng.uniform(0, 6), size)
    for _ in range(420):
        angle, away = math.radians(rng.uniform(-75, 75)), rng.uniform(40, 420)
        place(
            rng.choice(trees),
            (math.sin(angle) * away - 10, math.cos(angle) * away, -0.1),
            rng.uniform(0, 6),
            rng.uniform(0.8, 1.5),
        )
    _neighbours(rng, stucco, black)


def _neighbours(rng, stucco, black):
    clay = tile('red tile', '#7c4630', '#a9664a')
    b = MeshBuilder()
    for _ in range(26):
        angle, away = math.radians(rng.uniform(-60, 60)), rng.uniform(45, 230)
        at = Matrix.Translation((math.sin(angle) * away - 8, math.cos(angle) * away + 6, 0))
        half_depth, half_width, eaves = rng.uniform(4, 6), rng.uniform(5, 8), rng.choice((3.2, 6))
        with b.within(at @ Matrix.Rotation(rng.uniform(0, 3) + math.pi / 2, 4, 'Z')):
            b.box((-half_depth, half_depth), (-half_width, half_width), (0, eaves), stucco)
            rise = half_depth * 0.5
            b.prism(
                [(-half_depth, eaves), (half_depth, eaves), (0, eaves + rise - 0.2)],
                (-half_width, half_width),
                stucco,
            )
            b.prism(
                [(-half_depth - 0.5, eaves - 0.2), (half_depth + 0.5, eaves - 0.2), (0, eaves + rise)],
                (-half_width - 0.4, half_width + 0.4),
                clay,
            )
            for index in range(4):
                y = -half_width + 1 + index * half_width / 2.1
                b.box((half_depth, half_depth + 0.02), (y, y + 1.2), (eaves - 2, eaves - 0.8), black)
    b.build('neighbours')
