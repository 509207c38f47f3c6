"""Surfaces: paint, metal, ground, leaves, wood, water, glass, light."""

import bpy

from .nodes import Nodes, new_material, scaled, set_surface

COAT_ROUGHNESS = 0.03
VISIBLE_BY_DAY = 5
"""Lamps up to this strength only glow; stronger ones light their surroundings."""


def plain(
    name, base, rough=0.5, metal=0.0, specular=0.5, coat=0.0, mottle=0.0, mottle_scale=2.0, bump=0.0, bump_scale=40.0
):
    """One colour; `mottle` varies its brightness (0–1), `bump` roughens it (0–1). Scales are per metre."""
    material, nodes, shader = new_material(name)
    inputs = shader.inputs
    position = nodes.position()
    inputs['Roughness'].default_value = rough
    inputs['Metallic'].default_value = metal
    inputs['Specular'].default_value = specular
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = COAT_ROUGHNESS
    if mottle:
        patches = nodes.noise(position, mottle_scale, 6, 0.65)
        nodes.set(
            inputs['Base Color'],
            nodes.ramp(patches, [(0.3, scaled(base, 1 - mottle)), (0.7, scaled(base, 1 + mottle))]),
        )
    else:
        nodes.set(inputs['Base Color'], base)
    if bump:
        height = nodes.noise(position, bump_scale, 6, 0.6)
        nodes.set(inputs['Normal'], nodes.bump(height, min(1, bump), 0.02))
    return material


def plaster(name, base, stain=0.10):
    """Painted plaster with the faint vertical rain stains every outside wall has after one monsoon."""
    material, nodes, shader = new_material(name)
    position = nodes.position()
    stretched = nodes.add('Mapping')
    nodes.set(stretched.inputs[0], position)
    stretched.inputs['Scale'].default_value = (1, 1, 0.12)
    streaks = nodes.noise(stretched, 2.4, 3, 0.6)
    patches = nodes.noise(position, 0.7, 2, 0.6)
    dirt = nodes.weighted((streaks, 0.55), (patches, 0.45))
    nodes.set(
        shader.inputs['Base Color'],
        nodes.ramp(dirt, [(0.32, scaled(base, 1 - 2 * stain)), (0.52, base), (0.7, scaled(base, 1 + stain))]),
    )
    shader.inputs['Roughness'].default_value = 0.85
    shader.inputs['Specular'].default_value = 0.25
    return material


def ground(name, dark, middle, light, scale=0.25, bump=0.4, bump_scale=14.0):
    material, nodes, shader = new_material(name)
    position = nodes.position()
    patches = nodes.noise(position, scale, 8, 0.6)
    grains = nodes.noise(position, scale * 14, 6, 0.65)
    tone = nodes.weighted((patches, 0.6), (grains, 0.4))
    nodes.set(shader.inputs['Base Color'], nodes.ramp(tone, [(0.35, dark), (0.5, middle), (0.65, light)]))
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    nodes.set(shader.inputs['Normal'], nodes.bump(nodes.noise(position, bump_scale, 5, 0.7), bump, 0.08))
    return material


def meadow():
    return ground('meadow', '#515a2f', '#6b6f3f', '#8b8355', scale=0.02, bump=0.4, bump_scale=2)


def lawn():
    return ground('lawn', '#4a5c2a', '#5f7136', '#788548', scale=0.5, bump=0.5, bump_scale=22)


def leaf(name, dark, light, translucent=0.35, blossom=None):
    """Leaves between two greens; `blossom` = (colour, share of leaves that are petals)."""
    material, nodes, shader = new_material(name)
    each_leaf = nodes.random_per_island()
    each_plant = nodes.add('ObjectInfo').outputs['Random']
    tone = nodes.ramp(nodes.weighted((each_leaf, 0.7), (each_plant, 0.3)), [(0, dark), (1, light)])
    if blossom:
        petal_colour, share = blossom
        tone = nodes.mix(nodes.math('LESS_THAN', each_leaf, share), tone, petal_colour)
    nodes.set(shader.inputs['Base Color'], tone)
    shader.inputs['Roughness'].default_value = 0.45
    shader.inputs['Specular'].default_value = 0.25
    glow = nodes.add('BsdfTranslucent')
    sunlit = (1.35, 1.5, 0.55) if not blossom else (1.4, 1.0, 1.0)
    nodes.set(glow.inputs[0], nodes.mix(1, tone, sunlit, 'MULTIPLY'))
    set_surface(material, nodes, nodes.mix_shaders(translucent, shader, glow))
    return material


def bark():
    existing = bpy.data.materials.get('bark')
    return existing or plain('bark', '#5a4a3c', rough=0.9, mottle=0.35, mottle_scale=12, bump=0.8, bump_scale=25)


def planks(name='wood', dark='#6d4428', light='#a87446', width=0.14, across='Z'):
    """Boards of `width` metres, laid one after another along the axis `across`."""
    material, nodes, shader = new_material(name)
    position = nodes.position()
    along = nodes.split(position)['XYZ'.index(across)]
    board = nodes.math('DIVIDE', along, width)
    tint = nodes.add('TexWhiteNoise', {'noise_dimensions': '1D'}, W=nodes.math('FLOOR', board)).outputs['Value']
    stretched = nodes.add('Mapping')
    nodes.set(stretched.inputs[0], position)
    stretched.inputs['Scale'].default_value = [14 if axis == across else 1.2 for axis in 'XYZ']
    grain = nodes.noise(stretched, 2.2, 7, 0.65, 0.6)
    wood = nodes.ramp(nodes.weighted((tint, 0.45), (grain, 0.55)), [(0.15, dark), (0.85, light)])
    joint = nodes.math('LESS_THAN', nodes.math('FRACT', board), 0.055)
    nodes.set(shader.inputs['Base Color'], nodes.mix(joint, wood, (0.01, 0.007, 0.005)))
    shader.inputs['Roughness'].default_value = 0.48
    nodes.set(shader.inputs['Normal'], nodes.bump(nodes.math('SUBTRACT', grain, joint), 0.5, 0.01))
    return material


def water(name='water', tint='#256e78', ripple_scale=2.2, ripple=0.25):
    material, nodes, shader = new_material(name)
    nodes.set(shader.inputs['Base Color'], tint)
    shader.inputs['Roughness'].default_value = 0.02
    ripples = nodes.noise(nodes.position(), ripple_scale, 3, 0.5, 0.6)
    nodes.set(shader.inputs['Normal'], nodes.bump(ripples, ripple, 0.05))
    return material


def window(name='window', glow=0.35, lit_share=1.0):
    """A window seen from outside: curtains and a dim room painted on, glass as a glossy coat.

    Nothing is transparent, so it renders without noise. `lit_share` is the share of panes with a light on. Cycles
    must not sample the panes as lamps: thousands of them would take the samples that belong to the sun.
    """
    material, nodes, shader = new_material(name)
    material.cycles.sample_as_light = False
    position = nodes.position()
    x, y, z = nodes.split(position)
    along = nodes.math('ADD', x, y)
    folds = nodes.math('MULTIPLY_ADD', nodes.math('SINE', nodes.math('MULTIPLY', along, 30)), 0.5, 0.5)
    place = nodes.add('CombineXYZ', X=along)
    drawn = nodes.ramp(nodes.noise(place, 0.9, 0, 0.5), [(0.48, (0, 0, 0)), (0.5, (1, 1, 1))])
    nodes.set(shader.inputs['Base Color'], nodes.mix(drawn, '#0b0d10', nodes.mix(folds, '#2a2724', '#57514a')))
    towards_ceiling = nodes.math('FRACT', nodes.math('DIVIDE', z, 3.0))
    room = nodes.ramp(towards_ceiling, [(0.1, (0.12, 0.06, 0.02)), (0.9, (0.55, 0.30, 0.12))])
    lamp = nodes.math('LESS_THAN', nodes.random_per_island(), lit_share)
    nodes.set(
        shader.inputs['Emission'],
        nodes.mix(nodes.math('MULTIPLY', lamp, nodes.math('MULTIPLY_ADD', drawn, 0.5, 0.25)), (0, 0, 0), room),
    )
    shader.inputs['Emission Strength'].default_value = glow
    shader.inputs['Roughness'].default_value = 0.9
    shader.inputs['Specular'].default_value = 0
    shader.inputs['Clearcoat'].default_value = 1
    shader.inputs['Clearcoat Roughness'].default_value = 0
    waviness = nodes.bump(nodes.noise(position, 0.7, 1, 0.5), 0.05, 0.05)
    nodes.set(shader.inputs['Clearcoat Normal'], waviness)
    mirror = nodes.add('BsdfGlossy', Roughness=0.01, Normal=waviness)
    set_surface(material, nodes, nodes.mix_shaders(nodes.add('Fresnel', IOR=1.9), shader, mirror))
    return material


def dark_glass(name='dark glass', tint='#10161c'):
    return plain(name, tint, rough=0.06, specular=0.9, coat=1)


def light(name, tint, strength):
    material = bpy.data.materials.new(name)
    material.cycles.sample_as_light = strength > VISIBLE_BY_DAY
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    emission = nodes.add('Emission', Color=tint, Strength=strength)
    output = nodes.add('OutputMaterial')
    nodes.set(output.inputs[0], emission)
    return material
