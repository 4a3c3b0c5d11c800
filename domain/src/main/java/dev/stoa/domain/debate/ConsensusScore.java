package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.util.Locale;

/**
 * How far a phase has converged: 0.4 · mean confidence + 0.4 · the largest share of votes + 0.2 ·
 * the share of words that several answers have.
 */
public record ConsensusScore(double confidence, double votes, double sharedWords) {

  private static final int SHORTEST_WORD = 4;

  /** Refuses shares out of range. */
  public ConsensusScore {
    UnitRange.require("confidence", confidence);
    UnitRange.require("votes", votes);
    UnitRange.require("shared_words", sharedWords);
  }

  /** Of answers and votes; a half without votes; no answers have no confidence. */
  public static ConsensusScore of(Seq<TurnDraft> answers, Seq<DebateVote> votes) {
    double confidence =
        answers.isEmpty()
            ? 0
            : answers.map(said -> said.confidence().getOrElse(0.0)).sum().doubleValue()
                / answers.size();
    return new ConsensusScore(
        UnitRange.clamp(confidence),
        VoteShares.of(votes).largest(),
        sharedWords(answers.flatMap(TurnDraft::content)));
  }

  /** The score, from 0 to 1. */
  public double value() {
    return UnitRange.clamp(0.4 * confidence + 0.4 * votes + 0.2 * sharedWords);
  }

  private static double sharedWords(Seq<String> answers) {
    if (answers.size() == 1) {
      return 1;
    }
    Seq<Set<String>> words = answers.map(ConsensusScore::words);
    Set<String> all = words.fold(HashSet.empty(), Set::union);
    int shared = all.count(word -> words.count(some -> some.contains(word)) >= 2);
    return all.isEmpty() ? 0 : shared / (double) all.size();
  }

  /** Words of more than three letters, in lower case. */
  private static Set<String> words(String answer) {
    return HashSet.of(answer.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
        .filter(word -> word.codePointCount(0, word.length()) >= SHORTEST_WORD);
  }
}
