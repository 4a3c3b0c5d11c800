package dev.stoa.application.debate;

import dev.stoa.domain.debate.TurnDraft;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/** The insights of the rounds of a debate, collected turn by turn and bounded. */
final class RoundInsights {

  private static final int MOST_ROUNDS = 100;
  private static final int MOST_OF_A_ROUND = 10;
  private static final int LONGEST = 1_000;

  private Map<Long, Seq<String>> rounds = TreeMap.empty();

  /**
   * Turns come in the order of a replay; later rounds and insights than there is space are left
   * out.
   */
  void add(TurnDraft draft) {
    Seq<String> insights = TurnMembers.insights(draft);
    Seq<String> before = rounds.get(draft.round()).getOrElse(Vector.empty());
    if (insights.nonEmpty() && (before.nonEmpty() || rounds.size() < MOST_ROUNDS)) {
      rounds =
          rounds.put(
              draft.round(),
              before.appendAll(insights.map(RoundInsights::cut)).distinct().take(MOST_OF_A_ROUND));
    }
  }

  Map<Long, Seq<String>> byRound() {
    return rounds;
  }

  private static String cut(String text) {
    return text.length() <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST / 2));
  }
}
