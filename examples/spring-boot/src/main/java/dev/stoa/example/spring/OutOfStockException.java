package dev.stoa.example.spring;

/** More was ordered than there is. */
class OutOfStockException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OutOfStockException(String item) {
    super("there is not enough " + item);
  }
}
