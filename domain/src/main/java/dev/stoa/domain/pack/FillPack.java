package dev.stoa.domain.pack;

import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.search.Snippets;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.Wording;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/**
 * Fills a pack with the best of what was found.
 *
 * <p>Candidates are taken in their order until one does not fit: nothing is in a pack that ranks
 * behind something that was left out for want of room. So that one long text does not end a pack, a
 * text gets at most a quarter of the budget, and the part of it that answers is taken.
 */
public final class FillPack {

  private static final int SHARES = 4;

  /** No text is cut below this, however small the budget. */
  private static final int LEAST_TOKENS = 60;

  private static final int LEAST_CHARACTERS = 40;

  private final Snippets passages;
  private final int budget;
  private final TokenCounter counter;
  private final LocalDate today;

  /**
   * Under a budget of tokens, at an instant.
   *
   * @param words what the prompt is about: the part of a long text that has them is taken
   */
  public FillPack(String words, int budget, TokenCounter counter, Instant now) {
    this.passages = Snippets.of(TextQuery.about(words));
    this.budget = PackQuestion.requireTokens(budget);
    this.counter = counter;
    this.today = LocalDate.ofInstant(now, ZoneOffset.UTC);
  }

  /** A pack of the first of these. */
  public Pack of(Seq<PackCandidate> bestFirst) {
    return of(bestFirst, Integer.MAX_VALUE);
  }

  /** As above, of at most this many items. */
  public Pack of(Seq<PackCandidate> bestFirst, int most) {
    Citations citations = new Citations(bestFirst.map(PackCandidate::at));
    Vector<PackItem> items = Vector.empty();
    Vector<Wording> wordings = Vector.empty();
    Vector<LeftOut> leftOut = Vector.empty();
    boolean full = false;
    for (PackCandidate candidate : bestFirst) {
      if (candidate.outdated().isDefined()) {
        leftOut = leftOut.append(leftOut(candidate, candidate.outdated().get()));
        continue;
      }
      Wording own = Wording.of(candidate.text());
      int same = wordings.indexWhere(own::saysNearly);
      if (same >= 0) {
        leftOut = leftOut.append(duplicate(candidate, items.get(same)));
        items = items.update(same, item -> item.alsoAt(candidate.at()));
        continue;
      }
      if (items.size() == most) {
        leftOut = leftOut.append(leftOut(candidate, LeftOutReason.LIMIT));
        continue;
      }
      PackItem item = item(citations, candidate);
      full = full || !fits(items, item);
      if (full) {
        leftOut = leftOut.append(leftOut(candidate, LeftOutReason.BUDGET));
      } else {
        items = items.append(item);
        wordings = wordings.append(own);
      }
    }
    return new Pack(budget, counter.count(Pack.text(items)), items, leftOut);
  }

  /** The first always does, so that a pack is never empty without need. */
  private boolean fits(Vector<PackItem> items, PackItem next) {
    return items.isEmpty() || counter.count(Pack.text(items.append(next))) <= budget;
  }

  private static LeftOut leftOut(PackCandidate candidate, LeftOutReason reason) {
    return new LeftOut(candidate.at(), reason, Option.none());
  }

  private static LeftOut duplicate(PackCandidate candidate, PackItem of) {
    return new LeftOut(candidate.at(), LeftOutReason.NEAR_DUPLICATE, Option.some(of.citation()));
  }

  private PackItem item(Citations citations, PackCandidate candidate) {
    String text = shortened(candidate.text());
    return PackItemBuilder.builder()
        .citation(citations.of(candidate.at()))
        .at(candidate.at())
        .text(text)
        .isShortened(!text.equals(candidate.text()))
        .date(candidate.date())
        .ageDays(Math.max(0, ChronoUnit.DAYS.between(candidate.date(), today)))
        .why(candidate.why())
        .alsoAt(candidate.alsoAt())
        .written(candidate.written())
        .build();
  }

  private String shortened(String text) {
    long most = Math.max(LEAST_TOKENS, budget / SHARES);
    if (counter.count(text) <= most) {
      return text;
    }
    int fitting = LEAST_CHARACTERS;
    int tooLong = text.length();
    while (tooLong - fitting > 1) {
      int middle = (fitting + tooLong) >>> 1;
      if (counter.count(passages.passage(text, middle)) <= most) {
        fitting = middle;
      } else {
        tooLong = middle;
      }
    }
    return passages.passage(text, fitting);
  }
}
