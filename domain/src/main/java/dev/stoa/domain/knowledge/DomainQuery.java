package dev.stoa.domain.knowledge;

/**
 * A query for one domain, or for one with everything below it.
 *
 * @param below whether paths below are included
 */
public record DomainQuery(DomainPath path, boolean below) {

  private static final String EVERYTHING_BELOW = "/*";

  /** {@code a/b} is that path alone, {@code a/b/*} is that path and everything below it. */
  public static DomainQuery read(String text) {
    return text.endsWith(EVERYTHING_BELOW)
        ? within(new DomainPath(text.substring(0, text.length() - EVERYTHING_BELOW.length())))
        : new DomainQuery(new DomainPath(text), false);
  }

  /** The path and everything below it. */
  public static DomainQuery within(DomainPath path) {
    return new DomainQuery(path, true);
  }

  /** Whether the domain matches. */
  public boolean accepts(DomainPath domain) {
    return below ? domain.isWithin(path) : domain.equals(path);
  }

  @Override
  public String toString() {
    return below ? path + EVERYTHING_BELOW : path.value();
  }
}
