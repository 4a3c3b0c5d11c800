package dev.stoa.domain.rating;

/**
 * What two agents a and b have done with and to each other, counted.
 *
 * <p>{@code changesA} are positions that a changed after hearing b.
 */
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

  /** Nothing yet. */
  public static final Counters NONE = new Counters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Refuses counts below nothing, and more accepted critiques than there were. */
  public Counters {
    if (debates < 0 || agreements < 0 || changesA < 0 || changesB < 0 || winsA < 0 || winsB < 0) {
      throw new IllegalArgumentException("a counter is negative: count from 0");
    }
    if (acceptedAToB < 0
        || acceptedBToA < 0
        || acceptedAToB > critiquesAToB
        || acceptedBToA > critiquesBToA) {
      throw new IllegalArgumentException(
          "accepted critiques are out of range: 0 to as many as there were");
    }
  }

  /** Both together. */
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

  /** The same seen from the other side. */
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
