"""A car park under solar canopies: steel T-frames, modules above, charging posts along a planted kerb."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from scenery.materials import dark_glass, lawn, leaf, light, meadow, plain, plaster
from scenery.mesh import MeshBuilder, place, plane, scatter
from scenery.panels import LONG, array, array_size, module_materials
from scenery.plants import bush, grass_clump, hedge, palm, tree

TILT = math.radians(7)
CLEARANCE = 3.1
"""Metres under the middle of a canopy."""
COLUMNS, ROWS = 26, 3
FRAMES = 6
BAY = 2.5
"""Width of a parking bay."""
BAYS = 11
CANOPIES = (0.0, 17.5)
"""Where the canopies stand, by the y of their posts."""


def build():
    rng = random.Random(8)
    steel = plain('painted steel', '#e6e8e8', rough=0.35, coat=0.3)
    looks = module_materials('navy')
    for y in CANOPIES:
        _canopy(y, steel, looks)
        _chargers(y)
    _ground()
    _office()
    _plants(rng)


def _canopy(y, steel, looks):
    frame = Matrix.Translation((0, y, CLEARANCE + 0.35)) @ Matrix.Rotation(TILT, 4, 'X')
    width, height = array_size(COLUMNS, ROWS, LONG)
    b = MeshBuilder()
    with b.within(frame):
        array(b, COLUMNS, ROWS, looks, LONG)
        for side in (-0.42, -0.14, 0.14, 0.42):
            b.block((0, side * height, -0.12), (width + 0.1, 0.08, 0.12), steel)
        for side in (-1, 1):
            b.block((0, side * (height / 2 + 0.04), -0.06), (width + 0.16, 0.05, 0.2), steel)
            b.block((side * (width / 2 + 0.05), 0, -0.06), (0.05, height + 0.1, 0.2), steel)
    b.build('modules')
    posts = MeshBuilder()
    for index in range(FRAMES):
        x = -width / 2 + 1.4 + index * (width - 2.8) / (FRAMES - 1)
        _t_frame(posts, frame, x, y, height, steel)
    posts.build('T-frames', bevel=0.01)


def _t_frame(b, frame, x, y, height, steel):
    """A post on a concrete foot; arms that taper towards their ends."""
    plinth = plain('plinth', '#b8b4ab', rough=0.85, mottle=0.1)
    head = frame @ Vector((x, 0, -0.2))
    b.box((x - 0.13, x + 0.13), (y - 0.19, y + 0.19), (0.55, head.z - 0.02), steel)
    b.box((x - 0.38, x + 0.38), (y - 0.42, y + 0.42), (-0.1, 0.55), plinth)
    for side in (-1, 1):
        reach = side * height * 0.46
        root, tip = (frame @ Vector((x, 0, -0.19))), (frame @ Vector((x, reach, -0.19)))
        outline = [(root.y, root.z), (tip.y, tip.z), (tip.y, tip.z - 0.13), (root.y, root.z - 0.5)]
        with b.within(Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')):
            b.prism(outline, (-0.08, 0.08), steel)


def _chargers(y):
    body = plain('charger', '#f1f3f3', rough=0.3, coat=0.5)
    dark = plain('charger face', '#1b2126', rough=0.2, coat=0.6)
    blue, cable = plain('charger band', '#1c5aa8', rough=0.35), plain('cable', '#17191b', rough=0.6)
    lamp = light('charger lamp', '#46d27a', 3)
    width, _ = array_size(COLUMNS, ROWS, LONG)
    b = MeshBuilder()
    for index in range(10):
        x = -width / 2 + 2.9 + index * BAY
        front = y - 0.55
        b.box((x - 0.17, x + 0.17), (front - 0.12, front + 0.12), (0.15, 1.5), body)
        b.box((x - 0.13, x + 0.13), (front - 0.13, front - 0.121), (1.02, 1.36), dark)
        b.box((x - 0.17, x + 0.17), (front - 0.128, front - 0.121), (0.3, 0.42), blue)
        b.box((x - 0.1, x + 0.1), (front - 0.13, front - 0.121), (1.4, 1.425), lamp)
        turns = np.linspace(0, 5.6, 20)
        loop = [(x + 0.19 + 0.09 * math.sin(t), front - 0.06, 1.2 - 0.75 * math.sin(t / 2) ** 2) for t in turns]
        b.tube(loop, [0.017] * len(loop), cable, sides=8)
        b.cylinder((x + 0.17, front, 1.2), (x + 0.24, front, 1.2), 0.05, cable, sides=14)
    b.build('chargers', bevel=0.012)


def _ground():
    asphalt = plain('asphalt', '#55565a', rough=0.88, mottle=0.16, mottle_scale=0.3, bump=0.3, bump_scale=30)
    paint = plain('road paint', '#ece9df', rough=0.7, mottle=0.08, mottle_scale=4)
    green = plain('charging bay', '#3f8a63', rough=0.85, mottle=0.12, mottle_scale=1.5)
    kerb = plain('kerb', '#c9c4b8', rough=0.8, mottle=0.1)
    plane('land', 6000, -0.4, meadow())
    b = MeshBuilder()
    b.box((-30, 30), (-34, 31), (-0.5, 0), asphalt)
    width, _ = array_size(COLUMNS, ROWS, LONG)
    first = -width / 2 + 1.65
    stops = MeshBuilder()
    for y in CANOPIES:
        b.box((-width / 2 - 0.6, width / 2 + 0.6), (y - 0.75, y + 0.75), (0.001, 0.14), kerb)
        for side in (-1, 1):
            depth, stop = (y + side * 0.8, y + side * 5.6), y + side * 1.35
            for bay in range(BAYS + 1):
                edge = first + (bay - 0.5) * BAY
                b.box((edge - 0.05, edge + 0.05), depth, (0.001, 0.006), paint)
            for bay in range(BAYS):
                x = first + bay * BAY
                stops.box((x - 0.75, x + 0.75), (stop - 0.08, stop + 0.08), (0.005, 0.11), kerb)
                if side < 0 and bay % 3 == 0:
                    b.box((x - 1.15, x + 1.15), depth, (0.001, 0.004), green)
    b.build('car park')
    stops.build('wheel stops', bevel=0.02)


def _office():
    """The building that the car park belongs to, mostly behind trees."""
    wall, white = plaster('office wall', '#e3dccd', stain=0.05), plain('office band', '#f2efe8', rough=0.7)
    glass, dark = dark_glass('office glass', '#16222c'), plain('mullion', '#2a2f34', rough=0.4)
    b = MeshBuilder()
    x, y, top = (-34.0, 26.0), (36.0, 52.0), 11.4
    b.box(x, y, (0, top), wall)
    b.box((x[0] - 0.4, x[1] + 0.4), (y[0] - 0.5, y[1] + 0.4), (top, top + 0.5), white)
    for floor in range(3):
        low = 0.9 + floor * 3.6
        b.box((x[0] + 0.8, x[1] - 0.8), (y[0] - 0.06, y[0]), (low, low + 2.1), glass)
        b.box((x[0] + 0.5, x[1] - 0.5), (y[0] - 0.6, y[0]), (low + 2.15, low + 2.35), white)
        for mullion in range(37):
            at = x[0] + 0.8 + mullion * (x[1] - x[0] - 1.6) / 36
            b.box((at - 0.04, at + 0.04), (y[0] - 0.11, y[0] - 0.06), (low, low + 2.1), dark)
    b.build('office')


def _plants(rng):
    foliage, bright = leaf('leaf', '#2c4a17', '#5b7d2a'), leaf('bright leaf', '#3b5a1c', '#7a9438')
    fronds, clipped = leaf('fronds', '#35521c', '#6f8f34', translucent=0.3), leaf('hedge', '#2b4d1a', '#4f7a2b')
    trees = [
        tree(1, 7.5, foliage, (3.2, 3.1, 2.6), 40, 360, 0.14),
        tree(2, 8.5, bright, (3.4, 3.4, 3.0), 44, 360, 0.14),
        tree(3, 6.5, foliage, (2.6, 2.6, 2.4), 34, 360, 0.14),
    ]
    palms = [palm(1, 8.5, fronds), palm(5, 7.2, fronds)]

    def plant(x, y, low, high):
        place(rng.choice(trees), (x, y, 0), rng.uniform(0, 6), rng.uniform(low, high))

    for index in range(16):
        plant(-36 + index * 4.6 + rng.uniform(-1, 1), 33.3 + rng.uniform(-0.6, 0.6), 0.75, 1.05)
    for side in (-1, 1):
        for index in range(14):
            plant(side * (33 + rng.uniform(0, 3)), -30 + index * 5.5, 0.9, 1.2)
    for x, y in ((-24.5, 8.6), (24.5, 8.8), (24.0, -9.5)):
        place(palms[int(y) % 2], (x, y, 0), rng.uniform(0, 6), 0.95)
    row = hedge(2, 8, 0.7, 0.75, clipped, 700)
    for index in range(8):
        place(row, (-29 + index * 8.2, 31.6, 0))
    verge, shrub = MeshBuilder(), bush(4, 0.5, bright, 1500, 0.09)
    verge.box((-60, 60), (31, 60), (-0.3, -0.01), lawn())
    verge.build('verge')
    for _ in range(1300):
        angle, away = rng.uniform(-1.7, 1.2), 62 + 640 * rng.random() ** 1.5
        spot = (math.sin(angle) * away, 6 + math.cos(angle) * away, -0.4)
        place(rng.choice(trees), spot, rng.uniform(0, 6), rng.uniform(1.0, 1.7))
    for index in range(9):
        place(shrub, (-26 + index * 6.5 + rng.uniform(-1, 1), 30.6, 0), rng.uniform(0, 6), rng.uniform(0.7, 1.2))
    numbers, count = np.random.RandomState(6), 9000
    spots = np.stack([numbers.uniform(-40, 40, count), numbers.uniform(32, 36, count), np.full(count, -0.01)], 1)
    blades = grass_clump(1, leaf('grass', '#4c6428', '#8c9f55'), 60, 0.14, 0.2)
    scatter(blades, spots, numbers.uniform(0.8, 1.6, count), numbers, 'grass')
