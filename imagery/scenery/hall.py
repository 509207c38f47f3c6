"""Shells of industrial halls seen from inside: floor, walls, trusses, roof with daylight slots, lamps."""

from .materials import light, plain
from .mesh import MeshBuilder
from .nodes import new_material

BAY = 7.6
"""Metres from truss to truss."""
DAYLIGHT = 1.3
"""Width of the open slot in the roof of every bay."""
SILL, HEAD = 1.05, 3.3
"""Lower and upper edge of windows in a side wall."""


def polished_floor():
    material, nodes, shader = new_material('polished concrete')
    position = nodes.position()
    nodes.set(
        shader.inputs['Base Color'],
        nodes.ramp(nodes.noise(position, 0.35, 8, 0.65), [(0.3, '#8d8f8e'), (0.7, '#b3b4b1')]),
    )
    nodes.set(
        shader.inputs['Roughness'],
        nodes.ramp(nodes.noise(position, 1.3, 6, 0.7), [(0.3, (0.12,) * 3), (0.7, (0.34,) * 3)]),
    )
    shader.inputs['Specular'].default_value = 0.55
    return material


def hall(half_width, y, height, doors=(), windows=(), floor=None):
    """A hall over the range y, open to the south where the camera stands.

    `doors` are x-ranges in the north wall, `windows` y-ranges in the west wall.
    """
    wall, roof = (
        plain('hall wall', '#dfe2e3', rough=0.6, mottle=0.04, mottle_scale=0.4),
        plain('hall roof', '#cfd4d7'),
    )
    steel = plain('truss', '#8f979d', rough=0.45, metal=0.7)
    (south, north), w = y, half_width
    slab = MeshBuilder()
    slab.quad((-w, south, 0), (w, south, 0), (w, north, 0), (-w, north, 0), floor or polished_floor())
    slab.build('floor')
    shell = MeshBuilder()
    shell.box((w, w + 0.2), y, (0, height), wall)
    _window_wall(shell, (-w - 0.2, -w), y, height, windows, wall)
    _end_wall(shell, w, north, height, doors, wall)
    for bay in range(int((north - south) / BAY) + 1):
        start = south + bay * BAY
        shell.box((-w, w), (start, min(start + BAY - DAYLIGHT, north)), (height, height + 0.15), roof)
    shell.build('shell')
    _trusses(w, south, north, height, steel)


def _window_wall(shell, x, y, height, windows, wall):
    frame = plain('window frame', '#2f363c', rough=0.4, metal=0.4)
    edges = [y[0]] + [edge for window in windows for edge in window] + [y[1]]
    for start, end in zip(edges[::2], edges[1::2]):
        shell.box(x, (start, end), (0, height), wall)
    middle = sum(x) / 2
    for start, end in windows:
        shell.box(x, (start, end), (0, SILL), wall)
        shell.box(x, (start, end), (HEAD, height), wall)
        shell.box((x[0] - 0.05, x[1] + 0.12), (start, end), (SILL, SILL + 0.04), wall)
        panes = round((end - start) / 0.9)
        for pane in range(panes + 1):
            centre = min(max(start + (end - start) * pane / panes, start + 0.03), end - 0.03)
            shell.post(middle, centre, (SILL + 0.04, HEAD), 0.055, frame)
        for z in (SILL + 0.07, HEAD - 0.65, HEAD - 0.03):
            shell.box((middle - 0.02, middle + 0.02), (start, end), (z - 0.025, z + 0.025), frame)


def _end_wall(shell, w, y, height, doors, wall, door_height=5):
    edges = [-w] + [edge for door in doors for edge in door] + [w]
    for left, right in zip(edges[::2], edges[1::2]):
        shell.box((left, right), (y, y + 0.2), (0, height), wall)
    for door in doors:
        shell.box(door, (y, y + 0.2), (door_height, height), wall)


def _trusses(w, south, north, height, steel):
    b = MeshBuilder()
    step = 2
    for truss in range(int((north - south) / BAY) + 1):
        y = south + 1 + truss * BAY
        for x in (-w + 0.3, w - 0.3):
            b.box((x - 0.15, x + 0.15), (y - 0.12, y + 0.12), (0, height), steel)
        for z in (height - 0.9, height - 0.2):
            b.box((-w, w), (y - 0.1, y + 0.1), (z, z + 0.2), steel)
        for panel in range(int(w * 2 / step)):
            x = -w + panel * step
            b.cylinder((x, y, height - 0.8), (x + 1, y, height - 0.1), 0.05, steel, sides=6)
            b.cylinder((x + 1, y, height - 0.1), (x + 2, y, height - 0.8), 0.05, steel, sides=6)
    for x in (-w / 2, 0, w / 2):
        b.box((x - 0.05, x + 0.05), (south, north), (height - 0.35, height - 0.22), steel)
    b.build('trusses')


def hanging_lamps(xs, ys, z, strength=14, length=2.6):
    b = MeshBuilder()
    tube, shade = light('lamp', '#fff4e2', strength), plain('lamp shade', '#25282b')
    for x in xs:
        for y in ys:
            b.box((x - 0.14, x + 0.14), (y, y + length), (z, z + 0.08), tube)
            b.box((x - 0.2, x + 0.2), (y - 0.05, y + length + 0.05), (z + 0.08, z + 0.2), shade)
    b.build('lamps')
