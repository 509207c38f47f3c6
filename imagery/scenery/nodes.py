"""A thin layer over Blender's shader nodes, so that a material reads as arithmetic."""

import bpy


def colour(value):
    """'#rrggbb' as the linear RGB that Blender expects; a tuple passes through."""
    if not isinstance(value, str):
        return value
    digits = value.lstrip('#')
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def scaled(value, factor):
    return tuple(min(1, channel * factor) for channel in colour(value))


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, properties=None, **inputs):
        """A node; inputs by name, `Base_Color=…` for 'Base Color'."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in (properties or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self.set(node.inputs[name.replace('_', ' ')], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA':
            rgb = colour(value)
            socket.default_value = (*rgb, 1) if len(rgb) == 3 else rgb
        else:
            socket.default_value = value

    def math(self, operation, *operands, clamp=False):
        node = self.add('Math', {'operation': operation, 'use_clamp': clamp})
        for socket, value in zip(node.inputs, operands):
            self.set(socket, value)
        return node.outputs[0]

    def weighted(self, *pairs):
        """The sum of value × weight."""
        total = 0.0
        for value, weight in pairs:
            total = self.math('MULTIPLY_ADD', value, weight, total)
        return total

    def mix(self, factor, first, second, blend='MIX'):
        node = self.add('MixRGB', {'blend_type': blend})
        for socket, value in zip(node.inputs, (factor, first, second)):
            self.set(socket, value)
        return node.outputs[0]

    def mix_shaders(self, factor, first, second):
        node = self.add('MixShader')
        for socket, value in zip(node.inputs, (factor, first, second)):
            self.set(socket, value)
        return node

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """Colour by factor; stops are (position, colour)."""
        node = self.add('ValToRGB')
        self.set(node.inputs[0], factor)
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*colour(value), 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4, roughness=0.55, distortion=0.0):
        node = self.add('TexNoise', Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)
        self.set(node.inputs['Vector'], vector)
        return node.outputs['Fac']

    def bump(self, height, strength, distance):
        return self.add('Bump', Strength=strength, Distance=distance, Height=height)

    def split(self, vector):
        node = self.add('SeparateXYZ')
        self.set(node.inputs[0], vector)
        return node.outputs

    def position(self):
        return self.add('TexCoord').outputs['Object']

    def random_per_island(self):
        """A number per connected piece of mesh: a tile, a leaf, a module."""
        return self.add('NewGeometry').outputs['Random Per Island']


def new_material(name):
    """A material with its nodes and its principled shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    return material, nodes, material.node_tree.nodes['Principled BSDF']


def set_surface(material, nodes, shader):
    nodes.set(material.node_tree.nodes['Material Output'].inputs[0], shader)
