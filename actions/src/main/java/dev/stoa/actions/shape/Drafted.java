package dev.stoa.actions.shape;

/**
 * Input that a value of the domain is made from. What that value refuses is refused as soon as the
 * input is read, so that the edge can name the line of a batch.
 *
 * @param <T> the value
 */
public interface Drafted<T> {

  /** The value. */
  T draft();
}
