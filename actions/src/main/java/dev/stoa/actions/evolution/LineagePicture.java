package dev.stoa.actions.evolution;

import dev.stoa.domain.evolution.Score;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A lineage as a tree, with the scores of each generation as a sparkline. */
final class LineagePicture {

  private static final String BARS = "▁▂▃▄▅▆▇█";

  private LineagePicture() {}

  /** A line for each generation: its place, number, status, the scores from -5 to 5, their mean. */
  static String of(Seq<GenerationActions.ShownNode> nodes) {
    List<Boolean> open = new ArrayList<>();
    StringBuilder lines = new StringBuilder();
    for (GenerationActions.ShownNode node : nodes) {
      while (open.size() > node.depth()) {
        open.remove(open.size() - 1);
      }
      for (int level = 1; level < open.size(); level++) {
        lines.append(open.get(level) ? "│  " : "   ");
      }
      if (node.depth() > 0) {
        lines.append(node.lastOfSiblings() ? "└─ " : "├─ ");
      }
      open.add(!node.lastOfSiblings());
      lines
          .append(node.sequence())
          .append(' ')
          .append(node.status().label())
          .append("  ")
          .append(sparkline(node.scores()))
          .append(mean(node))
          .append('\n');
    }
    return lines.isEmpty() ? "" : lines.append("Scores from -5 to 5.").toString();
  }

  private static String mean(GenerationActions.ShownNode node) {
    return node.episodes() == 0
        ? "  no episodes"
        : String.format(Locale.ROOT, "  mean %+.2f of %d", node.mean(), node.episodes());
  }

  /** A bar for each score; the most frequent is the highest, a score that never occurs a dot. */
  private static String sparkline(Seq<Long> counts) {
    long most = counts.max().getOrElse(0L);
    StringBuilder bars = new StringBuilder();
    for (int i = 0; i <= Score.HIGHEST - Score.LOWEST; i++) {
      long count = counts.get(i);
      bars.append(count == 0 ? '·' : BARS.charAt((int) ((BARS.length() - 1) * count / most)));
    }
    return bars.toString();
  }
}
