"""A solar farm on gently rolling grassland: long rows of tables, tall grass in front, hills behind."""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scenery.materials import ground, leaf, plain
from scenery.mesh import MeshBuilder, grid_faces, link, mesh_from_arrays, place, plane, scatter
from scenery.panels import LONG, array, module_materials
from scenery.plants import grass_clump, tree
from scenery.sky import add_hills

TILT = math.radians(22)
TABLE_COLUMNS, TABLE_ROWS = 12, 2
TABLE_HEIGHT = 1.55
ROW_SPACING = 8.5


def build(eye=(16.0, -9.0), grass_heading=-0.6, lane=1, first_row=-1):
    """`eye` and `grass_heading` (radians from north): where tall grass is needed; `lane`: a column of tables left out."""
    rng = random.Random(5)
    turf = ground('turf', '#55602a', '#71743a', '#8d8450', scale=0.05, bump=0.5, bump_scale=6)
    _tables(rng, eye, lane, first_row)
    _land(turf)
    add_hills(seed=3.1)
    _trees(rng)
    _grass(eye, grass_heading)


def height_at(x, y):
    return 1.6 * np.sin(x * 0.012 + 1) * np.cos(y * 0.010) + 0.9 * np.sin(x * 0.03 + y * 0.021)


def _table(seed, looks, steel):
    random.seed(seed)
    builder = MeshBuilder()
    frame = Matrix.Translation((0, 0, TABLE_HEIGHT)) @ Matrix.Rotation(TILT, 4, 'X')
    with builder.within(frame):
        width, _ = array(builder, TABLE_COLUMNS, TABLE_ROWS, looks, LONG)
        for y in (-0.9, 0.9):
            builder.block((0, y, -0.09), (width, 0.06, 0.09), steel)
    for index in range(5):
        x = -width / 2 + 0.8 + index * (width - 1.6) / 4
        front, back = (frame @ Vector((x, y, -0.12)) for y in (-0.9, 0.9))
        for head in (front, back):
            builder.cylinder((head.x, head.y, -1.2), tuple(head), 0.05, steel, sides=8)
        builder.cylinder((x, front.y, 0.5), tuple(back), 0.025, steel, sides=6)
    return builder.mesh(f'table {seed}'), width


def _tables(rng, eye, lane, first_row):
    looks, steel = module_materials('blue'), plain('galvanised steel', '#aab0b4', rough=0.42, metal=1)
    tables = [_table(seed, looks, steel) for seed in range(3)]
    spacing = tables[0][1] + 0.35
    for row in range(first_row, 58):
        for column in range(-16, 17):
            x, y = column * spacing, row * ROW_SPACING
            if column == lane or abs(x - eye[0]) > 30 + max(0, y) * 1.15:
                continue
            slope = math.atan2(height_at(x + 7, y) - height_at(x - 7, y), 14)
            mesh = tables[(column * 7 + row * 3) % 3][0]
            place(mesh, (x, y, height_at(x, y)), tilt=(rng.gauss(0, math.radians(0.25)), -slope))


def _land(turf):
    columns = rows = 240
    xs, ys = np.linspace(-260, 260, columns), np.linspace(-60, 460, rows)
    points = np.array([(x, y, height_at(x, y)) for y in ys for x in xs])
    data = mesh_from_arrays('field', points, np.array(grid_faces(columns, rows)), [turf], smooth=True)
    link(bpy.data.objects.new('field', data))
    plane('plain', 9000, -3.5, turf)


def _trees(rng):
    foliage = leaf('leaf', '#2c4218', '#5d7430')
    kinds = [
        tree(1, 8, foliage, leaves_per_puff=200, leaf_size=0.22),
        tree(2, 9, foliage, (3.6, 3.4, 3), 30, 200, 0.22),
        tree(3, 7, foliage, (2.6, 2.6, 2.4), 24, 200, 0.22),
    ]
    for _ in range(420):
        place(
            rng.choice(kinds),
            (rng.uniform(-420, 420), rng.uniform(395, 520), -2),
            rng.uniform(0, 6),
            rng.uniform(0.9, 1.6),
        )
    for _ in range(120):
        y = rng.uniform(40, 420)
        x = rng.choice((-1, 1)) * (60 + y * 0.62 + rng.uniform(0, 60))
        place(rng.choice(kinds), (x, y, height_at(x, y) - 0.5), rng.uniform(0, 6), rng.uniform(0.8, 1.4))


def _grass(eye, heading, reach=60):
    numbers = np.random.RandomState(1)
    green, dry = leaf('grass', '#56692c', '#a3a35c', 0.4), leaf('dry grass', '#7d7a40', '#c0b070', 0.4)
    layers = [
        (60000, grass_clump(1, green, 46, 0.22, 0.2, 0.007, 0.6), (0.6, 1.5)),
        (14000, grass_clump(2, dry, 26, 0.42, 0.18, 0.006, 0.7), (0.5, 1.3)),
    ]
    for index, (count, clump, sizes) in enumerate(layers):
        away = reach * numbers.rand(count) ** 0.6
        angle = numbers.uniform(-1.25, 1.25, count) + heading
        x, y = eye[0] + away * np.sin(angle), eye[1] + away * np.cos(angle)
        spots = np.column_stack([x, y, height_at(x, y)])
        scatter(clump, spots, numbers.uniform(*sizes, count), numbers, f'grass {index}')
