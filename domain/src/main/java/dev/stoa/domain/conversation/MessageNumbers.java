package dev.stoa.domain.conversation;

/**
 * How the messages of a conversation are numbered. A number is given once, also if its message is
 * removed.
 *
 * @param count how many messages there are
 * @param newest the number of the newest message, 0 without one
 * @param given the greatest number that a message ever had
 */
public record MessageNumbers(long count, long newest, long given) {

  /** Of a conversation without messages. */
  public static final MessageNumbers NONE = new MessageNumbers(0, 0, 0);

  /** After appending. */
  MessageNumbers appended(int more) {
    return new MessageNumbers(count + more, given + more, given + more);
  }

  /** After removing. */
  MessageNumbers removed(int fewer, long newestLeft) {
    return new MessageNumbers(count - fewer, newestLeft, given);
  }
}
