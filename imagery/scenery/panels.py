"""Solar modules: glass with a drawn cell grid, aluminium frame, rails; and rows of them on posts."""

import random
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .materials import plain
from .nodes import new_material

SHORT = (1.134, 1.722)
"""Width and height of a residential module in metres."""
LONG = (1.134, 2.278)
"""The same of a commercial one."""
THICKNESS, FRAME, GAP = 0.035, 0.014, 0.02
CORNER_JITTER = 0.0015
"""Each module's corners stand off by about this much, so that no two reflect the sky alike."""


@dataclass
class ModuleLook:
    backsheet: str
    cell: str
    frame: str
    busbars: float = 0.6


LOOKS = {
    'blue': ModuleLook('#aebccb', '#0b1c44', '#c8ccd0'),
    'navy': ModuleLook('#5b6d85', '#0a1838', '#b9bec4'),
    'black': ModuleLook('#10141c', '#0a1020', '#15171a', busbars=0.35),
}


@dataclass
class ModuleMaterials:
    glass: object
    frame: object
    back: object


def module_materials(look_name='navy'):
    look = LOOKS[look_name]
    image = _cell_image(look_name, look)
    glass, nodes, shader = new_material('module ' + look_name)
    texture = nodes.add('TexImage')
    texture.image, texture.extension = image, 'EXTEND'
    shade = nodes.math('MULTIPLY_ADD', nodes.random_per_island(), 0.35, 0.82)
    tinted = nodes.add('HueSaturation', Color=texture, Value=shade, Saturation=1.1)
    nodes.set(shader.inputs['Base Color'], tinted)
    shader.inputs['Roughness'].default_value = 0.32
    shader.inputs['Specular'].default_value = 0.45
    shader.inputs['Clearcoat'].default_value = 1
    shader.inputs['Clearcoat Roughness'].default_value = 0.02
    waviness = nodes.noise(nodes.position(), 0.6, 2, 0.5)
    nodes.set(shader.inputs['Clearcoat Normal'], nodes.bump(waviness, 0.12, 0.02))
    frame = plain('module frame', look.frame, rough=0.32, metal=0.6 if look_name == 'black' else 1)
    return ModuleMaterials(glass, frame, plain('module back', '#8d949a', rough=0.6))


def _cell_image(name, look, columns=6, rows=18):
    """The front of a module at 1 px per mm: cut-corner half cells, bus bars, a gap across the middle."""
    width, height = (int(side * 1000) for side in SHORT)
    margin_x, margin_y, cell_gap, middle_gap, cut_corner, busbars = 16, 18, 3, 10, 7, 10
    random_tone = np.random.RandomState(3)
    sheet = np.empty((height, width, 3), np.float32)
    sheet[:] = _srgb(look.backsheet)
    cell_width = (width - 2 * margin_x - cell_gap * (columns - 1)) / columns
    cell_height = (height - 2 * margin_y - middle_gap - cell_gap * (rows - 1)) / rows
    for row in range(rows):
        top = margin_y + row * (cell_height + cell_gap) + (middle_gap if row >= rows // 2 else 0)
        for column in range(columns):
            left = margin_x + column * (cell_width + cell_gap)
            y0, y1 = round(top), round(top + cell_height)
            x0, x1 = round(left), round(left + cell_width)
            high, wide = y1 - y0, x1 - x0
            y, x = np.mgrid[0:high, 0:wide]
            cell = np.ones((high, wide, 3), np.float32) * _srgb(look.cell) * (1 + random_tone.uniform(-0.08, 0.08))
            for bar in range(busbars):
                centre = (bar + 0.5) * wide / busbars
                strength = np.clip(1 - abs(x - centre) / 0.9, 0, 1) * 0.45 * look.busbars
                cell += strength[..., None] * np.array([0.55, 0.58, 0.62])
            cell[y % 4 == 0] *= 1.10
            from_left, from_top = np.minimum(x, wide - 1 - x), np.minimum(y, high - 1 - y)
            inside = from_left + from_top >= cut_corner
            sheet[y0:y1, x0:x1][inside] = cell[inside]
    return _as_image('cells ' + name, sheet)


def _srgb(value):
    return np.array([int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def _as_image(name, pixels):
    height, width, _ = pixels.shape
    image = bpy.data.images.new(name, width, height)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = np.clip(pixels, 0, 1)
    image.pixels.foreach_set(rgba[::-1].ravel())
    image.pack()
    return image


def module(builder, x, y, z, size, looks):
    """One module lying in the builder's XY plane around (x, y), its underside at z."""
    width, height = size
    x0, x1, y0, y1 = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    inset, top = FRAME / 2, z + THICKNESS - 0.002
    corners = [(x0 + inset, y0 + inset), (x1 - inset, y0 + inset), (x1 - inset, y1 - inset), (x0 + inset, y1 - inset)]
    builder.quad(*[(cx, cy, top + random.gauss(0, CORNER_JITTER)) for cx, cy in corners], looks.glass)
    rim = (z, z + THICKNESS + 0.001)
    builder.box((x0, x1), (y0, y0 + FRAME), rim, looks.frame)
    builder.box((x0, x1), (y1 - FRAME, y1), rim, looks.frame)
    builder.box((x0, x0 + FRAME), (y0 + FRAME, y1 - FRAME), rim, looks.frame)
    builder.box((x1 - FRAME, x1), (y0 + FRAME, y1 - FRAME), rim, looks.frame)
    under = z + 0.004
    builder.quad((x0, y1, under), (x1, y1, under), (x1, y0, under), (x0, y0, under), looks.back)


def array_size(columns, rows, size=SHORT):
    return columns * (size[0] + GAP) - GAP, rows * (size[1] + GAP) - GAP


def array(builder, columns, rows, looks, size=SHORT):
    """A field of modules around the builder's origin, on two rails per row."""
    width, height = array_size(columns, rows, size)
    for row in range(rows):
        y = -height / 2 + size[1] / 2 + row * (size[1] + GAP)
        for column in range(columns):
            module(builder, -width / 2 + size[0] / 2 + column * (size[0] + GAP), y, 0, size, looks)
        for offset in (-0.28, 0.28):
            builder.block((0, y + offset * size[1], -0.03), (width + 0.12, 0.04, 0.05), looks.frame)
    return width, height


def tilted_row(builder, centre, columns, tilt, looks, steel, floor, size=LONG, footing=None, every=2):
    """One row tilted to the south, its posts down to `floor`, on concrete footings if a material is given."""
    frame = Matrix.Translation(centre) @ Matrix.Rotation(tilt, 4, 'X')
    with builder.within(frame):
        width, height = array(builder, columns, 1, looks, size)
    for step in range(0, columns + 1, every):
        x = -width / 2 + step * width / columns
        for side in (-0.35, 0.35):
            head = frame @ Vector((x, side * height, -0.05))
            builder.post(head.x, head.y, (floor, head.z), 0.06, steel)
            if footing:
                builder.post(head.x, head.y, (floor, floor + 0.16), 0.44, footing)


def raised_structure(builder, centre, columns, rows, tilt, looks, steel, floor, footing):
    """A walk-under rooftop frame as built in North India: tall posts on footings, beams, purlins, cross braces."""
    frame = Matrix.Translation(centre) @ Matrix.Rotation(tilt, 4, 'X')
    width, height = array_size(columns, rows)
    bays = max(2, round(width / 2.6))
    xs = [-width / 2 + 0.35 + i * (width - 0.7) / bays for i in range(bays + 1)]
    with builder.within(frame):
        array(builder, columns, rows, looks)
        for side in (-0.36, 0, 0.36):
            builder.block((0, side * height, -0.10), (width + 0.1, 0.06, 0.09), steel)
        for x in xs:
            builder.block((x, 0, -0.19), (0.07, height * 0.92, 0.09), steel)
    for x in xs:
        heads = [frame @ Vector((x, side * height, -0.24)) for side in (-0.40, 0.40)]
        for head in heads:
            builder.post(head.x, head.y, (floor, head.z), 0.08, steel)
            builder.post(head.x, head.y, (floor, floor + 0.20), 0.34, footing)
        for head, inward in zip(heads, (0.75, -0.75)):
            knee = frame @ Vector((x, 0, -0.24))
            reach = Vector((head.x, head.y + inward, head.z + inward * (knee.z - head.z) / (knee.y - head.y)))
            builder.cylinder((head.x, head.y, head.z - 0.7), tuple(reach), 0.02, steel, sides=6)
    for first, second in zip(xs[:1] + xs[-2:-1], xs[1:2] + xs[-1:]):
        low = frame @ Vector((first, 0.40 * height, -0.24))
        high = frame @ Vector((second, 0.40 * height, -0.24))
        builder.cylinder((low.x, low.y, floor + 0.5), (high.x, high.y, high.z - 0.15), 0.015, steel, sides=6)
        builder.cylinder((high.x, high.y, floor + 0.5), (low.x, low.y, low.z - 0.15), 0.015, steel, sides=6)
    return width, height
