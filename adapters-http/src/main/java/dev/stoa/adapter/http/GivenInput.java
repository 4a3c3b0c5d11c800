package dev.stoa.adapter.http;

import io.vavr.control.Option;

/**
 * The input of a request.
 *
 * @param input the record that an action takes
 * @param received what it reads while it runs
 */
record GivenInput(Object input, Option<ReceivedLines> received) implements AutoCloseable {

  @Override
  public void close() {
    received.forEach(ReceivedLines::close);
  }
}
