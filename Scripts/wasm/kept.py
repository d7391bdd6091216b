"""What keeps the bytes of a WebAssembly module alive: kept.py MODULE DEMANGLER [LEAST].

The module is one linked with `--emit-relocs`. Relocations say which function and which piece of data refers to which.
From that graph follows what each one *alone* keeps: without it, all that would go (its dominator tree). Printed is that
tree from the start functions on, as far as LEAST bytes go: bytes kept, own bytes, name.
"""

import bisect
import subprocess
import sys
from collections import defaultdict

ADDEND_KINDS = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23}
TYPE_INDEX = 6
STARTS = {"main", "__main_argc_argv", "reserve", "output", "event", "commit", "greet", "take", "tap", "check", "__wasm_call_ctors"}


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self):
        count = self.number()
        self.at += count
        return self.data[self.at - count : self.at].decode("utf-8", "replace")


class Module:
    """Nodes are ("f", function index) and ("d", offset in the data section)."""

    def __init__(self, data):
        self.size, self.label = {}, {}
        self.symbols, self.relocations = [], []
        self.functions, self.segments, self.imports = [], [], 0
        reader = Reader(data, 8)
        sections = []
        while reader.at < len(data):
            kind = reader.byte()
            end = reader.number() + reader.at
            start = reader.at
            name = reader.text() if kind == 0 else ""
            sections.append((kind, name, start, Reader(data, reader.at), end))
            reader.at = end
        for kind, name, start, body, end in sections:
            if kind == 2:
                self.read_imports(body)
            elif kind == 10:
                self.read_functions(body, start)
            elif kind == 11:
                self.read_segments(body, start)
            elif name == "name":
                self.read_names(body, end)
            elif name == "linking":
                self.read_symbols(body, end)
            elif name in ("reloc.CODE", "reloc.DATA"):
                self.read_relocations(body, name)
        self.place()

    def read_imports(self, reader):
        for _ in range(reader.number()):
            reader.text(), reader.text()
            assert reader.byte() == 0, "only functions are imported"
            reader.number()
            self.imports += 1

    def read_functions(self, reader, start):
        for _ in range(reader.number()):
            at = reader.at
            reader.at = reader.number() + reader.at
            self.functions.append((at - start, reader.at - at))

    def read_segments(self, reader, start):
        for _ in range(reader.number()):
            if reader.number() == 0:
                while reader.byte() != 0x0B:
                    pass
            count = reader.number()
            self.segments.append((reader.at - start, count))
            reader.at += count

    def read_names(self, reader, end):
        while reader.at < end:
            kind = reader.byte()
            stop = reader.number() + reader.at
            if kind == 1:
                for _ in range(reader.number()):
                    index = reader.number()
                    self.label["f", index] = reader.text()
            reader.at = stop

    def read_symbols(self, reader, end):
        reader.number()
        while reader.at < end:
            is_table = reader.byte() == 8
            stop = reader.number() + reader.at
            for _ in range(reader.number() if is_table else 0):
                self.symbols.append(self.read_symbol(reader))
            reader.at = stop

    def read_symbol(self, reader):
        kind, flags = reader.byte(), reader.number()
        is_defined = not flags & 0x10
        if kind == 1:
            name = reader.text()
            return (kind, name, reader.number(), reader.number(), reader.number()) if is_defined else None
        index = reader.number()
        if kind != 3 and (is_defined or flags & 0x40):
            reader.text()
        return (kind, "", index, 0, 0)

    def read_relocations(self, reader, name):
        reader.number()
        for _ in range(reader.number()):
            kind, offset, index = reader.byte(), reader.number(), reader.number()
            if kind in ADDEND_KINDS:
                reader.number()
            if kind != TYPE_INDEX:
                self.relocations.append((name, offset, index))

    def place(self):
        """Gives functions and data their nodes, sorted by place."""
        self.code = [(at, count, ("f", self.imports + index)) for index, (at, count) in enumerate(self.functions)]
        for _, count, node in self.code:
            self.size[node] = count
        for kind, name, segment, offset, count in filter(None, self.symbols):
            if kind == 1:
                node = ("d", self.segments[segment][0] + offset)
                self.size[node] = max(self.size.get(node, 0), count)
                self.label.setdefault(node, name)
        self.data = sorted((node[1], self.size[node], node) for node in self.size if node[0] == "d")

    def graph(self):
        edges = defaultdict(set)
        starts = {kind: [entry[0] for entry in table] for kind, table in (("reloc.CODE", self.code), ("reloc.DATA", self.data))}
        for name, offset, index in self.relocations:
            table = self.code if name == "reloc.CODE" else self.data
            place = bisect.bisect_right(starts[name], offset) - 1
            symbol = self.symbols[index]
            if place < 0 or symbol is None or symbol[0] not in (0, 1):
                continue
            target = ("f", symbol[2]) if symbol[0] == 0 else ("d", self.segments[symbol[2]][0] + symbol[3])
            if table[place][2] != target:
                edges[table[place][2]].add(target)
        return edges


def dominators(edges, root):
    """Cooper, Harvey and Kennedy's algorithm: each node's nearest one that every way to it leads through."""
    order, seen, stack = [], {root}, [(root, iter(edges[root]))]
    while stack:
        node, rest = stack[-1]
        following = next((other for other in rest if other not in seen), None)
        if following is None:
            order.append(node)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(edges[following])))
    number = {node: index for index, node in enumerate(order)}
    before = defaultdict(list)
    for node in order:
        for other in edges[node]:
            before[other].append(node)
    parent, has_changed = {root: root}, True
    while has_changed:
        has_changed = False
        for node in order[-2::-1]:
            nearest = None
            for other in before[node]:
                if other not in parent:
                    continue
                if nearest is None:
                    nearest = other
                    continue
                while other != nearest:
                    while number[other] < number[nearest]:
                        other = parent[other]
                    while number[nearest] < number[other]:
                        nearest = parent[nearest]
            if parent.get(node) != nearest:
                parent[node], has_changed = nearest, True
    return order, parent


def main(path, demangler, least):
    with open(path, "rb") as file:
        module = Module(file.read())
    edges, root = module.graph(), "the page"
    edges[root] = {node for node, name in module.label.items() if node[0] == "f" and name in STARTS}
    order, parent = dominators(edges, root)
    kept = {node: module.size.get(node, 0) for node in order}
    children = defaultdict(list)
    for node in order[:-1]:
        kept[parent[node]] += kept[node]
        children[parent[node]].append(node)
    shown = [node for node in order if kept[node] >= least and node in module.label]
    result = subprocess.run(
        [demangler, "-compact", "-simplified"],
        input="\n-\n".join(module.label[node] for node in shown),
        text=True,
        capture_output=True,
        check=True,
    )
    # A name can have lines of its own: that of a function made for a constant text holds the text.
    names = {node: name.replace("\n", " ") for node, name in zip(shown, result.stdout.split("\n-\n"))}

    stack = [(node, 0) for node in sorted(children[root], key=kept.get)]
    while stack:
        node, depth = stack.pop()
        if kept[node] < least:
            continue
        print(f"{kept[node]:8} {module.size.get(node, 0):7}  {'  ' * depth}{names.get(node, '')[:120]}")
        stack += [(child, depth + 1) for child in sorted(children[node], key=kept.get)]


main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 2000)
