"""Traces what the guide's pictures lack: close-ups of the rooms (art/details), and pairs in the evening (art/pairs/*-night).

The rooms are modelled in the scripts beside the pictures' guide (ART_SCRIPTS names that folder, with coastal.py two
folders up). A close-up has the camera of the whole room and a part of its frame. Around it the floor and the walls go on,
so that no edge of the model is seen; the sun still comes over the walls as they were. A pair is seen whole, with its
shadow. Runs in Blender 3.4, a minute or two a picture on two cores; night adds the evening:

  ART_SCRIPTS=… blender -b --factory-startup -P art/trace.py -- rug [night]
"""
import ctypes, os, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

SCRIPTS = os.environ["ART_SCRIPTS"]
OUT = os.environ.get("OUT", ".")
WIP = os.environ.setdefault("CC_WIP", tempfile.mkdtemp())
sys.path.insert(0, SCRIPTS)

# name: scene, left, top and width of the part (of the whole frame), state of the scene
CLOSE_UPS = {
    "dust": ("renovation", .30, .50, .34),
    "roof": ("solar", .28, .20, .44),
    "leaf": ("eco", .10, .10, .82),
    "ladder": ("renovation", .4165, .275, .453),
    "rug": ("carpet", .29, .42, .42),
    "mould": ("bathroom", .30, .24, .42, "before"),
    "damp": ("bathroom", .466, .24, .254, "before"),
    "boxes": ("moving", .285, .325, .46),
    "door": ("steam", .4544, .17, .3556),
    "bath": ("bathroom", .2575, .3149, .42),
    "hall": ("steam", .383, .209, .4),
    "paint": ("renovation", .537, .628, .19),
    "seat": ("upholstery", .30, .40, .42),
    "sink": ("kitchen", .2687, .2845, .291),
    "rack": ("oven", .2448, .276, .3756, "after"),
}
# Height to width, where it is not two to three.
HEIGHTS = {"damp": 1.103, "hall": 1, "ladder": 4 / 5}
# A half of a pair: scene, state
PAIRS = {
    "patio-before": ("exterior", "before"),
    "oven-after": ("oven", "after"),
    "oven-before": ("oven", "before"),
    "windows-after": ("windows", "after"),
    "windows-before": ("windows", "before"),
    "kitchen-before": ("kitchen", "before"),
    "bathroom-before": ("bathroom", "before"),
    "couch-after": ("upholstery", "after"),
    "couch-before": ("upholstery", "before"),
    "carpet-before": ("carpet", "before"),
    "carpet-after": ("carpet", "after"),
}
# What the people bring, for the evening: the scene's own name of it
THINGS = {"founder": "founder", "manager": "manager", "open-place": "open", "team": "team"}
# What stands on no floor of a room stands on a ground: by day, and in the evening.
GROUNDS = {"roof": ("#b7cf9b", "#6f8f78"), "leaf": ("#cfe9e4", "#3d7a80")}
NAME = sys.argv[sys.argv.index("--") + 1]
WHOLE = {**PAIRS, **{name: ("things", who) for name, who in THINGS.items()}}
IS_WHOLE = NAME in WHOLE
SCENE, LEFT, TOP, PART, *STATE = (WHOLE[NAME][0], 0, 0, 1, WHOLE[NAME][1]) if IS_WHOLE else CLOSE_UPS[NAME]
# A close-up fills a frame: traced larger than it is kept (1300), so that its edges are smooth.
WIDTH = 1300 if IS_WHOLE else 1950
sys.argv += STATE

import bpy, numpy as np
import diorama as d
import coastal as lib

walls_as_they_were, room_that_goes_on = [], []


def room(W=4.2, D=4.2, H=2.7, **more):
    for objects, (w, depth, h) in ((walls_as_they_were, (0, 0, 0)), (room_that_goes_on, (2.5, 2.5, 1.6))):
        before = set(bpy.context.scene.objects)
        small_room(W + w, D + depth, H + h, **more)
        objects.extend(o for o in bpy.context.scene.objects if o not in before and not o.hide_render)
    for o in room_that_goes_on: o.hide_render = True          # until the camera has looked for the middle


def let_the_room_go_on():
    for o in walls_as_they_were:
        if o.dimensions.z < 1: o.hide_render = True; continue
        o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False
        o.location.x -= .012 if o.dimensions.x < 1 else 0; o.location.y -= .012 if o.dimensions.y < 1 else 0
    for o in room_that_goes_on: o.hide_render = False; o.visible_shadow = False


def shoot(name, folder="rooms", outdoor=False, dull=False, z=-.26, exposure=None, sat=None, contrast=1.05, shade=.62,
          cast=None, view={}, size=None, target=(1.6, 1.6, .6), **light):
    if size: d.SIZE = size
    d.aim(**view, z=z); let_the_room_go_on(); d.lights(outdoor, dull, target, **light); ground = d.ground(z)
    hang_lamps(); ground.visible_camera = NAME in GROUNDS
    if NAME in GROUNDS: ground.data.materials.clear(); ground.data.materials.append(d.mat(GROUNDS[NAME][d.NIGHT], rough=.95, spec=0))
    if d.NIGHT and (NAME.startswith("oven") or NAME in THINGS): exposure = None
    exposure = exposure or (1.5 if d.NIGHT else 1.2 if dull else 1.0 if outdoor else 1.08)
    sat = sat or (.88 if d.NIGHT and dull else 1.04 if d.NIGHT else .84 if dull else 1.06)
    frame_the_part()
    a, b = traced_twice(); solid = np.clip((a[0][..., 3:] + b[0][..., 3:]) / 2, 0, 1).astype(np.float64)
    light = without_noise(*([without_edge(half[0], solid), *(part[..., :3] for part in half[1:])] for half in (a, b)))
    k = 1 / PART * WIDTH / 1600; bright = np.clip(light * exposure - .9, 0, 2)
    light = light + (.1 if d.NIGHT else .045) * (d._wide(bright, 14 * k) * 1.5 + d._wide(bright, 46 * k)) / exposure
    rgb = d.tone(light, exposure, sat, contrast)
    if IS_WHOLE: rgb, solid = on_its_shadow(rgb, solid, ground, cast or ((-.55, .6, -.85) if outdoor else (-.27, .6, -1.5)), shade)
    d.png(os.path.join(OUT, NAME + ("-night" if d.NIGHT else "") + ".png"), (np.clip(np.concatenate([rgb, solid], 2), 0, 1) * 255 + .5).astype(np.uint8))


def hang_lamps():
    """What has no lamp of its own in the evening."""
    if NAME == "leaf": d.lamp(1.5, .1, 2.0, 150, "#ffc486", .4)
    if NAME in THINGS: d.lamp(1.3, .9, 1.9, 60, "#ffc486", .35); d.lamp(-.6, 1.4, 1.5, 24, "#ffc486", .3)
    if NAME.startswith("oven"): d.lamp(.9, 1.5, 2.5, 75, "#ffc486", .4); d.strip(0, .35, 1.75, 1.2, .3, 14)


def without_edge(colour, solid):
    """Half a pixel of a room has the colour of the room beside it, not of the nothing behind it."""
    inside = (solid > .98).astype(np.float32); near = d._gauss(colour[..., :3] * inside, 1.5) / np.maximum(d._gauss(inside, 1.5), 1e-3)
    return np.where(inside > 0, colour[..., :3], near).astype(np.float32)


def on_its_shadow(rgb, solid, ground, cast, shade):
    sc = bpy.context.scene; ground.visible_camera = ground.is_shadow_catcher = True
    for o in sc.objects:
        if o is not ground and o.type in ('MESH', 'CURVE'): o.visible_camera = False
        if o.type == 'LIGHT': o.hide_render = True
    d._sun(3.0, cast, "#ffffff", 9); sc.world.node_tree.nodes["Background"].inputs[1].default_value = .55
    sc.cycles.samples = 12; sc.frame_set(3); bpy.ops.render.render(); S = d._gauss(np.clip(read("colour", 3)[..., 3].astype(np.float64), 0, 1), 3)
    H, W = S.shape; ramp = lambda n: np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (36 * WIDTH / 1600), 0, 1); edge = np.outer(ramp(H), ramp(W))
    S = (np.clip((S - .015) / .985, 0, 1) ** 1.12 * shade * edge * edge * (3 - 2 * edge))[..., None]; ink = np.array(d.INK) / 255 * (.55 if d.NIGHT else 1)
    alpha = solid + (1 - solid) * S
    return np.where(alpha > 1e-4, (rgb * solid + ink * (1 - solid) * S) / np.maximum(alpha, 1e-4), ink), alpha


def frame_the_part():
    r = bpy.context.scene.render; whole = int(WIDTH / PART)
    r.resolution_x, r.resolution_y, r.resolution_percentage = whole, int(whole * d.SIZE[1] / d.SIZE[0]), 100
    high = 1 if IS_WHOLE else WIDTH * HEIGHTS.get(NAME, 2 / 3) / r.resolution_y; r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = LEFT, LEFT + PART, 1 - TOP - high, 1 - TOP


def read(kind, frame):
    im = bpy.data.images.load(os.path.join(WIP, f"{kind}{frame:04d}.exr")); im.colorspace_settings.name = 'Non-Color'; im.alpha_mode = 'CHANNEL_PACKED'; W, H = im.size
    a = np.empty(W * H * 4, np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im); return a.reshape(H, W, 4)[::-1].copy()


def traced_twice():
    """Two pictures of half the samples, each with its colours and directions: the noise is what differs."""
    sc = bpy.context.scene; sc.render.engine = 'CYCLES'; cy = sc.cycles; cy.device = 'CPU'; cy.samples = (11 if d.NIGHT else 7) if IS_WHOLE else 6 if d.NIGHT else 4
    cy.use_adaptive_sampling = cy.use_denoising = False; cy.max_bounces = 7; cy.diffuse_bounces = cy.glossy_bounces = 3; cy.transmission_bounces = 4
    cy.transparent_max_bounces = 12; cy.sample_clamp_indirect = 3; cy.sample_clamp_direct = 10; cy.caustics_reflective = cy.caustics_refractive = False; cy.blur_glossy = 1
    sc.render.film_transparent = True; sc.render.filter_size = 1.35; sc.view_settings.view_transform = 'Standard'; sc.render.use_persistent_data = True
    sc.view_layers[0].cycles.denoising_store_passes = True; sc.use_nodes = True; nodes = sc.node_tree.nodes; nodes.clear()
    layers = nodes.new("CompositorNodeRLayers"); files = nodes.new("CompositorNodeOutputFile"); nodes.new("CompositorNodeComposite")
    files.base_path = WIP; files.format.file_format = 'OPEN_EXR'; files.format.color_depth = '32'; files.format.color_mode = 'RGBA'; files.file_slots.clear()
    kinds = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for kind, output in kinds.items(): files.file_slots.new(kind); sc.node_tree.links.new(layers.outputs[output], files.inputs[kind])
    halves = []
    for frame in (1, 2): sc.frame_set(frame); cy.seed = frame * 17; bpy.ops.render.render(); halves.append([read(kind, frame) for kind in kinds])
    return halves


def without_noise(a, b):
    guide = lambda half: np.concatenate([half[1] / .05, half[2] / .2], 2); ga, gb = guide(a), guide(b); g = (ga + gb) / 2
    gy, gx = np.gradient(g, axis=(0, 1)); loose = np.maximum((ga - gb) ** 2 / 4, (gx ** 2 + gy ** 2) * .6)
    flat = lambda x: np.ascontiguousarray(x.transpose(2, 0, 1), dtype=np.float32); root = lambda x: np.sqrt(np.clip(x, 0, 6))
    one, two, g, t = flat(root(a[0])), flat(root(b[0])), flat(g), flat(1 / np.maximum(1, loose)); library = lib._lib(); H, W = one.shape[1:]
    for radius, strict, step in ((7, .8, 1), (6, 1.3, 3), (5, 1.5, 8)):
        out = np.empty((6, H, W), np.float32); over = radius * step + 6
        def band(y):
            lo, hi = max(0, y - over), min(H, y + 96 + over); parts = [np.ascontiguousarray(x[:, lo:hi]) for x in (one, two, g, t)]; o = np.empty((6, hi - lo, W), np.float32)
            library.denoise(*(x.ctypes.data_as(ctypes.c_void_p) for x in parts + [o]), W, hi - lo, 6, radius, ctypes.c_float(strict), step)
            out[:, y:min(H, y + 96)] = o[:, y - lo:min(H, y + 96) - lo]
        with ThreadPoolExecutor(2) as both: list(both.map(band, range(0, H, 96)))
        one, two = np.ascontiguousarray(out[:3]), np.ascontiguousarray(out[3:])
    return ((one + two) / 2).transpose(1, 2, 0).astype(np.float64) ** 2


small_room, d.shoot = d.room, shoot
if not IS_WHOLE: d.room = room
scene = os.path.join(SCRIPTS, SCENE + ".py")
exec(compile(open(scene).read(), scene, "exec"), {"__name__": "__main__", "__file__": scene})
