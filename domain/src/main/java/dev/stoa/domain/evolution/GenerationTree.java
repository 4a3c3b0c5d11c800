package dev.stoa.domain.evolution;

import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Generations as a tree: every generation below its parent, oldest first. */
public final class GenerationTree {

  private GenerationTree() {}

  /**
   * A generation at its place in the tree.
   *
   * @param depth 0 for a root
   * @param isLast whether no sibling follows it
   */
  public record Node(Generation generation, int depth, boolean isLast) {}

  /** In the order in which a tree is drawn; whose parent is not among them is a root. */
  public static Seq<Node> of(Seq<Generation> generations) {
    Set<GenerationId> known = HashSet.ofAll(generations.map(Generation::id));
    Seq<Generation> inOrder = generations.sortBy(Generation::sequence);
    Map<GenerationId, ? extends Seq<Generation>> children =
        inOrder
            .filter(one -> one.parent().exists(known::contains))
            .groupBy(one -> one.parent().get());
    // A stack rather than recursion: a lineage may be thousands of generations long.
    Deque<Node> open = new ArrayDeque<>();
    push(open, inOrder.reject(one -> one.parent().exists(known::contains)), 0);
    List<Node> nodes = new ArrayList<>();
    while (!open.isEmpty()) {
      Node node = open.pop();
      nodes.add(node);
      children.get(node.generation().id()).forEach(below -> push(open, below, node.depth() + 1));
    }
    return Vector.ofAll(nodes);
  }

  private static void push(Deque<Node> open, Seq<Generation> siblings, int depth) {
    int last = siblings.size() - 1;
    for (int i = last; i >= 0; i--) {
      open.push(new Node(siblings.get(i), depth, i == last));
    }
  }
}
