package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * Counts of the interactions of two agents a and b.
 *
 * <p>{@code changesA} are positions that a changed after hearing b.
 */
@RecordBuilder
public record Counters(
    long debates,
    long agreements,
    long critiquesAToB,
    long critiquesBToA,
    long acceptedAToB,
    long acceptedBToA,
    long changesA,
    long changesB,
    long winsA,
    long winsB) {

  /** No interactions. */
  public static final Counters NONE = new Counters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Refuses negative counts. */
  public Counters {
    if (debates < 0
        || agreements < 0
        || critiquesAToB < 0
        || critiquesBToA < 0
        || acceptedAToB < 0
        || acceptedBToA < 0
        || changesA < 0
        || changesB < 0
        || winsA < 0
        || winsB < 0) {
      throw new InvalidValue("a counter is negative: count from 0");
    }
  }

  /** Both agreed. */
  public static Counters agreement() {
    return new Counters(0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  /** A critique of b by a. */
  public static Counters critique() {
    return new Counters(0, 0, 1, 0, 0, 0, 0, 0, 0, 0);
  }

  /** A position that a changed after hearing b. */
  public static Counters change() {
    return new Counters(0, 0, 0, 0, 0, 0, 1, 0, 0, 0);
  }

  /** A critique by a that was counted before and led b to change its position. */
  public static Counters accepted() {
    return new Counters(0, 0, 0, 0, 1, 0, 0, 1, 0, 0);
  }

  /** Whether more critiques were accepted than made. */
  public boolean acceptsTooMany() {
    return acceptedAToB > critiquesAToB || acceptedBToA > critiquesBToA;
  }

  /** The sum of both. */
  public Counters plus(Counters more) {
    return new Counters(
        debates + more.debates,
        agreements + more.agreements,
        critiquesAToB + more.critiquesAToB,
        critiquesBToA + more.critiquesBToA,
        acceptedAToB + more.acceptedAToB,
        acceptedBToA + more.acceptedBToA,
        changesA + more.changesA,
        changesB + more.changesB,
        winsA + more.winsA,
        winsB + more.winsB);
  }

  /** The same counts with a and b exchanged. */
  public Counters swapped() {
    return new Counters(
        debates,
        agreements,
        critiquesBToA,
        critiquesAToB,
        acceptedBToA,
        acceptedAToB,
        changesB,
        changesA,
        winsB,
        winsA);
  }
}
