package dev.stoa.actions.evolution;

import dev.stoa.actions.evolution.EvolutionViews.ScoredNode;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationTree;
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
  static String of(Seq<ScoredNode> nodes) {
    List<Boolean> open = new ArrayList<>();
    StringBuilder lines = new StringBuilder();
    for (ScoredNode scored : nodes) {
      GenerationTree.Node node = scored.place();
      while (open.size() > node.depth()) {
        open.remove(open.size() - 1);
      }
      for (int level = 1; level < open.size(); level++) {
        lines.append(open.get(level) ? "│  " : "   ");
      }
      if (node.depth() > 0) {
        lines.append(node.isLast() ? "└─ " : "├─ ");
      }
      open.add(!node.isLast());
      lines
          .append(node.generation().sequence())
          .append(' ')
          .append(node.generation().status().label())
          .append("  ")
          .append(sparkline(scored.scores()))
          .append(mean(scored.scores()))
          .append('\n');
    }
    return lines.isEmpty() ? "" : lines.append("Scores from -5 to 5.").toString();
  }

  private static String mean(GenerationScores scores) {
    return scores.episodes() == 0
        ? "  no episodes"
        : String.format(Locale.ROOT, "  mean %+.2f of %d", scores.mean(), scores.episodes());
  }

  /** A bar for each score; the most frequent is the highest, a score that never occurs a dot. */
  private static String sparkline(GenerationScores scores) {
    long most = scores.counts().values().max().getOrElse(0L);
    StringBuilder bars = new StringBuilder();
    for (int score = Score.LOWEST; score <= Score.HIGHEST; score++) {
      long count = scores.of(score);
      bars.append(count == 0 ? '·' : BARS.charAt((int) ((BARS.length() - 1) * count / most)));
    }
    return bars.toString();
  }
}
