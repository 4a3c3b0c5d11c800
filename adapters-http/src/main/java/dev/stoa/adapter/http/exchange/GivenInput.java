package dev.stoa.adapter.http.exchange;

import io.vavr.control.Option;

/**
 * The input of a request.
 *
 * @param input the record that an action takes
 * @param body where it came from
 * @param fingerprint differs for any other request
 * @param received what it reads while it runs
 */
public record GivenInput(
    Object input, RequestBody body, String fingerprint, Option<ReceivedLines> received)
    implements AutoCloseable {

  @Override
  public void close() {
    body.close();
    received.forEach(ReceivedLines::close);
  }
}
