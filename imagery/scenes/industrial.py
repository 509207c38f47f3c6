"""A factory shed with docks and a yard; blocks of modules on both slopes of its steel roof, more sheds behind."""

import math
import random

from mathutils import Matrix

from scenery.materials import dark_glass, leaf, meadow, plain
from scenery.mesh import MeshBuilder, place, plane
from scenery.panels import array, array_size, module_materials
from scenery.plants import tree
from scenery.roofs import steel_sheet

PITCH = math.radians(6.5)
OVERHANG = 0.5
BLOCK = (11, 9)
"""Columns and rows of one block of modules; four blocks to a slope, walkways between."""
WALKWAY = 1.9


def build():
    rng = random.Random(4)
    finishes = Finishes()
    blue, dark, green = plain('blue band', '#1f4f8f', rough=0.45), finishes.dark, plain('green band', '#4c6b55')
    Shed(64, 34, 9.5, blue, finishes).build(Matrix.Identity(4), modules=True, docks=True)
    Shed(70, 36, 9, dark, finishes).build(Matrix.Translation((-8, 58, 0)), modules=True)
    Shed(50, 40, 8, dark, finishes).build(Matrix.Translation((84, 20, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z'))
    Shed(54, 36, 8.5, green, finishes).build(Matrix.Translation((-82, 30, 0)))
    Shed(60, 30, 8, dark, finishes).build(Matrix.Translation((70, 85, 0)) @ Matrix.Rotation(0.1, 4, 'Z'))
    _yard(finishes)
    plane('land', 6000, -0.25, meadow())
    _trees(rng)
    _far_sheds(rng, finishes)


class Finishes:
    def __init__(self):
        self.roof = plain('roof sheet', '#c9ced2', rough=0.38, metal=0.55, mottle=0.08, mottle_scale=0.25)
        self.wall = plain('wall sheet', '#dfe2e3', rough=0.5, metal=0.15, mottle=0.04, mottle_scale=0.3)
        self.dark = plain('dark trim', '#2a2e33')
        self.concrete = plain(
            'concrete', '#a9a69e', rough=0.85, mottle=0.12, mottle_scale=0.6, bump=0.3, bump_scale=8
        )
        self.skylight = plain('skylight', '#dfe9ea', rough=0.25)
        self.steel = plain('steel', '#c2c6c9', rough=0.35, metal=1)
        self.shutter = plain('shutter', '#8b9298', rough=0.4, metal=0.6)
        self.yellow = plain('bollard', '#d9a420')
        self.glass = dark_glass('strip glazing', '#0d1114')
        self.modules = module_materials('blue')


class Shed:
    """A gabled shed of `width` × `depth` metres with `eaves` height, centred, its ridge along x."""

    def __init__(self, width, depth, eaves, band, finishes):
        self.width, self.depth, self.eaves, self.band, self.finishes = width, depth, eaves, band, finishes
        self.half_roof = depth / 2 + OVERHANG
        self.slope = self.half_roof / math.cos(PITCH)
        self.ridge = eaves + depth / 2 * math.tan(PITCH)

    def build(self, at, modules=False, docks=False):
        for side in (0, math.pi):
            self._slope(at @ Matrix.Rotation(side, 4, 'Z'), modules)
        self._walls(at)
        b = MeshBuilder()
        with b.within(at):
            self._trim(b)
            if docks:
                self._docks(b)
        b.build('shed')

    def _slope(self, at, modules):
        f = self.finishes
        height = self.eaves + (self.depth - self.half_roof) / 2 * math.tan(PITCH) + 0.12
        frame = at @ Matrix.Translation((0, -self.half_roof / 2, height)) @ Matrix.Rotation(PITCH, 4, 'X')
        sheet = place(steel_sheet(self.width + 1, self.slope, f.roof), (0, 0, 0))
        sheet.matrix_world = frame
        if not modules:
            return
        b = MeshBuilder()
        block_width, _ = array_size(*BLOCK)
        for block in (-1.5, -0.5, 0.5, 1.5):
            with b.within(Matrix.Translation((block * (block_width + WALKWAY), -0.2, 0.13))):
                array(b, *BLOCK, f.modules)
        for walkway in (-2, -1, 0, 1, 2):
            b.block((walkway * (block_width + WALKWAY), -0.1, 0.075), (1.1, self.slope * 0.86, 0.02), f.skylight)
        b.build('modules', at=frame)

    def _walls(self, at):
        w, d = self.width, self.depth
        for x, y, length, turn in (
            (0, -d / 2, w, 0),
            (0, d / 2, w, math.pi),
            (w / 2, 0, d, math.pi / 2),
            (-w / 2, 0, d, -math.pi / 2),
        ):
            sheet = place(steel_sheet(length, self.eaves - 1.2, self.finishes.wall, 0.25, 0.035), (0, 0, 0))
            sheet.matrix_world = (
                at
                @ Matrix.Translation((x, y, (self.eaves + 1.2) / 2))
                @ Matrix.Rotation(turn, 4, 'Z')
                @ Matrix.Rotation(math.pi / 2, 4, 'X')
            )

    def _trim(self, b):
        f, half, depth, top = self.finishes, self.width / 2, self.depth / 2, self.eaves
        b.box((-half - 0.05, half + 0.05), (-depth - 0.05, depth + 0.05), (0, 1.2), f.concrete)
        b.box((-half - 0.06, half + 0.06), (-depth - 0.07, depth + 0.07), (top - 1.3, top - 0.45), self.band)
        for side in (-1, 1):
            edge = side * self.half_roof
            b.box((-half - 0.55, half + 0.55), (edge - 0.11, edge + 0.11), (top - 0.18, top + 0.1), f.dark)
            with b.within(Matrix.Translation((side * half, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')):
                b.prism([(-depth, top - 0.3), (depth, top - 0.3), (0, self.ridge)], (-0.01, 0.01), f.wall)
        b.box((-half - 0.5, half + 0.5), (-0.45, 0.45), (self.ridge + 0.12, self.ridge + 0.2), f.dark)
        for vent in range(int(self.width / 6)):
            x = -half + 4 + vent * 6
            b.lathe((x, 0, self.ridge + 0.1), [(0.38, 0), (0.38, 0.6), (0.55, 0.62), (0.18, 0.9)], f.steel, 16)

    def _docks(self, b):
        f, half, front = self.finishes, self.width / 2, -self.depth / 2
        for dock in range(7):
            x = -half + 6 + dock * (self.width - 12) / 6
            b.box((x - 2, x + 2), (front - 0.14, front), (1.2 if dock % 2 else 0.05, 5.2), f.shutter)
            b.box((x - 2.2, x + 2.2), (front - 0.2, front), (5.2, 5.5), self.band)
            b.box((x - 2.6, x + 2.6), (front - 2.0, front), (5.6, 5.72), self.band)
            for slat in range(14):
                b.box((x - 2, x + 2), (front - 0.165, front - 0.14), (0.3 + slat * 0.36, 0.33 + slat * 0.36), f.dark)
            for side in (-2.3, 2.3):
                b.cylinder((x + side, front - 0.8, 0), (x + side, front - 0.8, 1.1), 0.09, f.yellow, sides=8)
        for pane in range(18):
            x = -half + 2 + pane * (self.width - 4) / 17
            b.box((x - 0.9, x + 0.9), (front - 0.06, front), (6.6, 7.7), f.glass)
        for pane in range(9):
            y = front + 2.5 + pane * (self.depth - 5) / 8
            b.box((half, half + 0.06), (y - 1, y + 1), (6.3, 7.6), f.glass)


def _yard(f):
    yard = plain('yard concrete', '#8f8b83', rough=0.9, mottle=0.14, mottle_scale=0.2, bump=0.3, bump_scale=30)
    paint = plain('road paint', '#e9e6da', rough=0.7)
    b = MeshBuilder()
    asphalt = plain('asphalt', '#57575a', rough=0.9, mottle=0.2, mottle_scale=0.15, bump=0.3, bump_scale=30)
    b.box((-60, 60), (-52, 44), (-0.2, -0.02), yard)
    for joint in range(-9, 10):
        b.box((joint * 6 - 0.03, joint * 6 + 0.03), (-52, -17.2), (-0.02, -0.016), asphalt)
    b.box((-400, 400), (-66, -56), (-0.2, -0.03), asphalt)
    for dash in range(-60, 60):
        b.box((dash * 7, dash * 7 + 3.2), (-61.1, -60.9), (-0.03, -0.024), paint)
    for bay in range(12):
        x = -30 + bay * 3
        b.box((x - 0.06, x + 0.06), (-44, -38.5), (-0.02, -0.012), paint)
    b.box((-62, 62), (-53.2, -52.6), (-0.1, 0.18), f.concrete)
    b.build('yard')


def _trees(rng):
    dark, bright = leaf('leaf', '#2c4a17', '#5b7d2a'), leaf('bright leaf', '#3b5a1c', '#7a9438')
    kinds = [
        tree(1, 7.5, dark, leaves_per_puff=230, leaf_size=0.2),
        tree(2, 8.5, bright, (3.2, 3.0, 3.0), 36, 230, 0.2),
        tree(3, 6.2, dark, (2.3, 2.3, 2.2), 26, 230, 0.2),
    ]

    def plant(x, y, low, high):
        place(rng.choice(kinds), (x, y, -0.1), rng.uniform(0, 6), rng.uniform(low, high))

    for index in range(34):
        plant(-118 + index * 7.2 + rng.uniform(-1, 1), -54.5 + rng.uniform(-0.4, 0.4), 0.6, 0.85)
    for index in range(24):
        plant(61 + rng.uniform(-1, 3), -50 + index * 4.4, 0.7, 1.0)
        plant(-61 + rng.uniform(-3, 1), -50 + index * 4.4, 0.7, 1.0)
    for _ in range(210):
        angle, away, size = math.radians(rng.uniform(-80, 80)), 130 + 1500 * rng.random() ** 1.3, rng.uniform(16, 46)
        for _ in range(int(size * 1.1)):
            x = math.sin(angle) * away + rng.gauss(0, size)
            y = math.cos(angle) * away + rng.gauss(0, size * 0.6)
            if y > 20 and not _is_built_over(x, y):
                plant(x, y, 0.9, 1.6)


def _is_built_over(x, y):
    return (abs(x + 8) < 48 and 30 < y < 85) or (48 < x < 118 and -20 < y < 115) or (-122 < x < -46 and 2 < y < 58)


def _far_sheds(rng, f):
    b = MeshBuilder()
    for _ in range(26):
        angle, away = math.radians(rng.uniform(-70, 70)), rng.uniform(260, 900)
        at = Matrix.Translation((math.sin(angle) * away, math.cos(angle) * away, 0))
        half_depth, half_width, height = rng.uniform(10, 20), rng.uniform(15, 35), rng.uniform(6, 12)
        with b.within(at @ Matrix.Rotation(rng.uniform(-0.3, 0.3), 4, 'Z')):
            b.box((-half_width, half_width), (-half_depth, half_depth), (0, height), f.wall)
            b.box(
                (-half_width - 0.5, half_width + 0.5),
                (-half_depth - 0.5, half_depth + 0.5),
                (height, height + 0.4),
                f.roof,
            )
    b.build('far sheds')
