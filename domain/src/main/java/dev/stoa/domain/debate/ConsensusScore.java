package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How far a phase has converged: 0.4 · mean confidence + 0.4 · the largest share of votes + 0.2 ·
 * the share of words that several answers have.
 */
public record ConsensusScore(double confidence, double votes, double sharedWords) {

  private static final int SHORTEST_WORD = 4;
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");

  /** Refuses shares out of range. */
  public ConsensusScore {
    UnitRange.require("confidence", confidence);
    UnitRange.require("votes", votes);
    UnitRange.require("shared_words", sharedWords);
  }

  /**
   * Of answers and votes. Answers without a confidence are left out of its mean; the share of votes
   * is a half without votes. All is 0 without answers and votes.
   */
  public static ConsensusScore of(Seq<TurnDraft> answers, Seq<DebateVote> votes) {
    if (answers.isEmpty() && votes.isEmpty()) {
      return new ConsensusScore(0, 0, 0);
    }
    return new ConsensusScore(
        UnitRange.clamp(answers.flatMap(TurnDraft::confidence).average().getOrElse(0.0)),
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
    Map<String, Integer> answersWith = new HashMap<>();
    answers.forEach(
        answer -> words(answer).forEach(word -> answersWith.merge(word, 1, Integer::sum)));
    long shared = answersWith.values().stream().filter(count -> count >= 2).count();
    return answersWith.isEmpty() ? 0 : shared / (double) answersWith.size();
  }

  /** Words of more than three letters, in lower case. */
  private static Set<String> words(String answer) {
    Set<String> words = new HashSet<>();
    for (String word : BETWEEN_WORDS.split(answer.toLowerCase(Locale.ROOT))) {
      if (word.codePointCount(0, word.length()) >= SHORTEST_WORD) {
        words.add(word);
      }
    }
    return words;
  }
}
