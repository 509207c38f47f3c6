"""A public office in the Indo-colonial manner: two wings with rows of modules on their roofs, portico and dome."""

import math
import random

import numpy as np

from scenery.materials import dark_glass, lawn, leaf, meadow, plain, plaster
from scenery.mesh import MeshBuilder, place, plane, scatter
from scenery.panels import module_materials, tilted_row
from scenery.plants import grass_clump, hedge, palm, tree

WING = (9.0, 32.0)
"""Where a wing begins and ends, in metres from the middle."""
WING_TOP, CENTRE_TOP = 10.0, 12.5
FLOORS = ((1.7, 4.6), (6.2, 8.6))
"""Sill and head of the windows of either floor."""
BAY, BAYS = 2.75, 8


def build():
    rng = random.Random(2)
    stone = plaster('sandstone', '#d9c39b', stain=0.08)
    plinth = plaster('red sandstone', '#a5614a', stain=0.1)
    white = plaster('limewash', '#efe8da', stain=0.05)
    glass = dark_glass()
    terrace = plain('terrace', '#b3a794', rough=0.9, mottle=0.16, mottle_scale=0.5, bump=0.2, bump_scale=10)
    building = MeshBuilder()
    for side in (-1, 1):
        _wing(building, side, stone, plinth, white, glass, terrace)
    _centre(building, stone, plinth, white, glass, terrace)
    _portico(building, stone, white)
    building.build('building')
    _dome(stone, white, glass)
    _modules()
    _grounds(rng)


def _wing(b, side, stone, plinth, white, glass, terrace):
    near, far = side * WING[0], side * WING[1]
    x, top = (near, far), WING_TOP
    b.box(x, (-8, 8), (0, 1), plinth)
    b.box(x, (-7.8, 7.8), (1, top - 0.01), stone)
    b.box(x, (-7.95, -7.8), (5.35, 5.65), white)
    for z0, z1, reach in ((top - 0.9, top - 0.55, 0.35), (top - 0.25, top, 0.5)):
        b.box((near, far + side * reach), (-7.8 - reach, 7.8 + reach), (z0, z1), white)
    b.box((near, far - side * 0.3), (-7.5, 7.5), (top, top + 0.03), terrace)
    for y in ((-8.1, -7.75), (7.75, 8.1)):
        b.box(x, y, (top, top + 0.9), stone)
        b.box((near, far + side * 0.1), (y[0] - 0.1, y[1] + 0.1), (top + 0.9, top + 1.05), white)
    b.box((far - side * 0.3, far), (-7.75, 7.75), (top, top + 0.9), stone)
    b.box((far - side * 0.4, far + side * 0.1), (-7.65, 7.65), (top + 0.9, top + 1.05), white)
    for bay in range(BAYS):
        centre = side * (WING[0] + 1.9 + bay * BAY)
        pilaster = centre - BAY / 2
        b.box((pilaster - 0.18, pilaster + 0.18), (-8.02, -7.8), (1, 5.35), white)
        b.box((pilaster - 0.18, pilaster + 0.18), (-8.02, -7.8), (5.65, top - 0.9), white)
        for sill, head in FLOORS:
            _front_window(b, centre, sill, head, white, glass, arched=sill < 3)
    for y in (-5, -1.7, 1.7, 5):
        for sill, head in FLOORS:
            b.box((far, far + side * 0.05), (y - 0.6, y + 0.6), (sill, head), glass)
            b.box((far, far + side * 0.12), (y - 0.8, y + 0.8), (head, head + 0.2), white)


def _front_window(b, x, sill, head, white, glass, arched, wall=-7.8):
    for edge in (-0.65, 0.65):
        b.box((x + edge - 0.07, x + edge + 0.07), (wall - 0.1, wall), (sill - 0.12, head + 0.12), white)
    b.box((x - 0.58, x + 0.58), (wall - 0.1, wall), (sill - 0.12, sill), white)
    b.box((x - 0.58, x + 0.58), (wall - 0.1, wall), (head, head + 0.12), white)
    b.box((x - 0.58, x + 0.58), (wall - 0.04, wall), (sill, head), glass)
    transom = sill * 0.35 + head * 0.65
    b.box((x - 0.03, x + 0.03), (wall - 0.07, wall - 0.04), (sill, head), white)
    b.box((x - 0.58, x - 0.03), (wall - 0.065, wall - 0.04), (transom - 0.03, transom + 0.03), white)
    b.box((x + 0.03, x + 0.58), (wall - 0.065, wall - 0.04), (transom - 0.03, transom + 0.03), white)
    b.box((x - 0.85, x + 0.85), (wall - 0.25, wall), (head + 0.13, head + 0.28), white)
    if arched:
        steps = 14
        arc = [
            (x + 0.72 * math.cos(math.pi * k / steps), head + 0.28 + 0.42 * math.sin(math.pi * k / steps))
            for k in range(steps + 1)
        ]
        b.prism(arc, (wall - 0.09, wall), white)


def _centre(b, stone, plinth, white, glass, terrace):
    top = CENTRE_TOP
    b.box((-9, 9), (-9, 9), (0, 1), plinth)
    b.box((-8.8, 8.8), (-8.8, 8.8), (1, top), stone)
    for z0, z1, reach in ((top - 0.9, top - 0.5, 0.4), (top - 0.2, top + 0.1, 0.6)):
        b.box((-8.8 - reach, 8.8 + reach), (-8.8 - reach, 8.8 + reach), (z0, z1), white)
    b.box((-8.7, 8.7), (-8.7, 8.7), (top + 0.1, top + 0.14), terrace)
    _parapet(b, 9.0, 0.35, (top + 0.1, top + 1.0), stone)
    _parapet(b, 9.15, 0.65, (top + 1.0, top + 1.15), white)
    for x in (-4, 0, 4):
        b.box((x - 1.0, x + 1.0), (-8.9, -8.8), (1, 5.4), glass)
        b.box((x - 1.25, x + 1.25), (-8.95, -8.8), (5.4, 5.7), white)
        b.box((x - 0.8, x + 0.8), (-8.9, -8.8), (6.8, 9.0), glass)


def _parapet(b, half, thick, z, material):
    for y in ((-half, -half + thick), (half - thick, half)):
        b.box((-half, half), y, z, material)
    for x in ((-half, -half + thick), (half - thick, half)):
        b.box(x, (-half + thick, half - thick), z, material)


def _portico(b, stone, white):
    for step in range(7):
        inset = step * 0.12
        b.box((-8.4 + inset, 8.4 - inset), (-15.2 + step * 0.45, -8.9), (step * 0.145, (step + 1) * 0.145), white)
    for column in range(6):
        x, y = -6.5 + column * 2.6, -12.1
        b.box((x - 0.62, x + 0.62), (y - 0.62, y + 0.62), (1.015, 1.35), white)
        b.lathe(
            (x, y, 1.35),
            [(0.58, 0), (0.52, 0.25), (0.48, 0.3), (0.47, 3.2), (0.41, 7.3), (0.42, 7.35), (0.6, 7.6)],
            white,
            28,
        )
        b.box((x - 0.66, x + 0.66), (y - 0.66, y + 0.66), (8.95, 9.2), white)
    b.box((-7.4, 7.4), (-12.8, -8.81), (9.2, 10.2), white)
    b.box((-7.7, 7.7), (-13.05, -8.81), (10.2, 10.5), white)
    b.prism([(-7.7, 10.5), (7.7, 10.5), (0, 12.9)], (-13.0, -9.3), white)
    b.prism([(-5.9, 10.8), (5.9, 10.8), (0, 12.55)], (-13.06, -13.0), stone)


def _dome(stone, white, glass):
    base = CENTRE_TOP + 1.15
    drum = MeshBuilder()
    drum.lathe((0, 0, CENTRE_TOP + 0.14), [(5.2, 0), (5.2, 0.95), (4.6, 0.96), (4.6, 3.41)], stone, 64)
    drum.lathe((0, 0, base + 2.4), [(4.9, 0), (4.9, 0.3)], white, 64)
    for index in range(16):
        angle = 2 * math.pi * index / 16
        drum.block((4.6 * math.cos(angle), 4.6 * math.sin(angle), base + 1.2), (0.12, 0.8, 1.5), glass, (0, 0, angle))
    drum.build('drum')
    shell = MeshBuilder()
    profile = [(4.5 * math.cos(t), 4.3 * math.sin(t)) for t in np.linspace(0, math.pi / 2 * 0.97, 24)]
    shell.lathe((0, 0, base + 2.7), profile, white, 64)
    shell.lathe((0, 0, base + 6.9), [(0.6, 0), (0.45, 0.5), (0.55, 0.9), (0.2, 1.5), (0.04, 2.6)], white, 24)
    shell.build('dome', smooth=True)


def _modules():
    looks, steel = module_materials('navy'), plain('galvanised steel', '#aab0b4', rough=0.4, metal=0.9)
    columns = 17
    for side in (-1, 1):
        for row in range(4):
            modules = MeshBuilder()
            tilted_row(modules, (0, 0, 0.95), columns, math.radians(15), looks, steel, floor=0, every=3)
            modules.build('modules', at=(side * 20.6, -5.3 + row * 3.6, WING_TOP + 0.03))


def _grounds(rng):
    pavers = plain('pavers', '#bfa98b', rough=0.85, mottle=0.14, mottle_scale=0.4, bump=0.2)
    kerb = plain('kerb', '#d6cfc0', rough=0.8)
    plane('land', 6000, -0.2, meadow())
    turf = MeshBuilder()
    turf.box((-70, 70), (-90, 40), (-0.3, -0.05), lawn())
    turf.build('lawn')
    paths = MeshBuilder()
    paths.box((-5, 5), (-90, -22), (-0.1, 0.0), pavers)
    paths.box((-40, 40), (-22, -9), (-0.1, 0.0), pavers)
    for x in (-5.15, 5.0):
        paths.box((x, x + 0.15), (-90, -22), (-0.1, 0.1), kerb)
    paths.build('paths')
    foliage, clipped = leaf('leaf', '#2c4a17', '#5b7d2a'), leaf('hedge', '#2b4d1a', '#4f7a2b')
    fronds = leaf('fronds', '#35521c', '#6f8f34', translucent=0.3)
    trees = [
        tree(1, 8, foliage, (3.3, 3.2, 2.6), 40, 330, 0.15),
        tree(2, 9, foliage, (3.8, 3.6, 3), 44, 330, 0.15),
        tree(3, 7, foliage, (2.7, 2.7, 2.6), 32, 330, 0.15),
    ]
    palms = [palm(1, 9, fronds), palm(5, 8.2, fronds)]
    row = hedge(1, 8, 0.7, 0.8, clipped, 700)
    for side in (-1, 1):
        for index in range(5):
            place(palms[index % 2], (side * 8.2, -26 - index * 8, 0), rng.uniform(0, 6), 0.9)
            place(row, (side * 6.0, -27 - index * 8.4, 0), math.pi / 2)
        for index in range(3):
            place(row, (side * (14 + index * 8.2), -9.6, 0))
    for _ in range(34):
        place(
            rng.choice(trees),
            (rng.choice((-1, 1)) * rng.uniform(38, 62), rng.uniform(-45, 30), 0),
            rng.uniform(0, 6),
            rng.uniform(0.9, 1.3),
        )
    for _ in range(2600):
        angle, away = rng.uniform(-1.3, 1.3), 22 + 1100 * rng.random() ** 1.5
        place(
            rng.choice(trees),
            (math.sin(angle) * away * 1.3, 12 + math.cos(angle) * away, -0.1),
            rng.uniform(0, 6),
            rng.uniform(1.0, 1.7),
        )
    numbers = np.random.RandomState(3)
    count = 26000
    spots = np.stack([numbers.uniform(-45, 45, count), numbers.uniform(-60, -22, count), np.full(count, -0.05)], 1)
    spots = spots[abs(spots[:, 0]) > 5.6]
    blades = grass_clump(1, leaf('grass', '#4c6428', '#8c9f55'), 60, 0.12, 0.2)
    scatter(blades, spots, numbers.uniform(0.8, 1.6, len(spots)), numbers, 'grass')
