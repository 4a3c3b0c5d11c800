package dev.stoa.benchmarks.conversation;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.application.encryption.CipherKey;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/**
 * Appending a message and reading the window of a model in conversations of several lengths, a
 * page, a search by the start of a word, and what encryption costs.
 */
public final class ConversationBenchmarks implements Area {

  private static final int[] LENGTHS = {20, 1_000, 20_000};
  private static final int LONGEST = LENGTHS[LENGTHS.length - 1];
  private static final int ENCRYPTED_LENGTH = 1_000;
  private static final int PAGE = 50;
  private static final int WINDOW = 20;
  private static final int WORDS = 4_000;
  private static final double SEARCH_MILLIS = 2;

  /** A fifth more time. */
  private static final double ENCRYPTED = 1 / 1.2;

  private static final UserId USER = UserId.LOCAL;

  @Override
  public String name() {
    return "conversations";
  }

  @Override
  public String about() {
    return """
    Appending a message, whose words the next search indexes, and reading the window of a model must not depend on the length of the conversation. An encrypted append may
    take a fifth more time than a plain one. The floor is one table of messages, numbered within their conversation.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    try (Stoa theirs = Stoa.open(bench.databases().jdbc())) {
      fill(theirs, LENGTHS);
    }
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenChat hand = new HandWrittenChat(bench.engine(), bench.databases().jdbc());
        FloorChat floor = new FloorChat(bench.engine(), bench.databases().floor())) {
      fill(stoa, LENGTHS);
      fill(floor);
      for (int length : LENGTHS) {
        bench.measure(append(bench, stoa, hand, floor, length));
        bench.measure(window(stoa, hand, length));
      }
      bench.measure(page(stoa, hand, floor));
      bench.measure(search(stoa));
    }
    try (Stoa plain = Stoa.open(bench.databases().ours());
        Stoa encrypted = Stoa.open(encrypted(bench.databases().second()))) {
      fill(encrypted, ENCRYPTED_LENGTH);
      bench.measure(encryption(bench, encrypted, plain));
    }
  }

  /** Many short conversations, so that they stay short while messages are appended. */
  private static int conversations(int length) {
    return Math.max(1, 10_000 / length);
  }

  private static String id(int length, int number) {
    return "c-" + length + "-" + number % conversations(length);
  }

  private static void fill(Stoa stoa, int... lengths) {
    for (int length : lengths) {
      for (int i = 0; i < conversations(length); i++) {
        ConversationId id =
            stoa.conversations()
                .start(USER, NewConversation.untitled().id(id(length, i)))
                .getOrElseThrow(RefusalException::new)
                .id();
        stoa.messages()
            .append(USER, id, MessageDraft.system("Answer briefly."))
            .getOrElseThrow(RefusalException::new);
        Vector.range(1, length)
            .map(n -> NewMessage.of(MessageDraft.user(content(n))))
            .grouped(5_000)
            .forEach(
                some ->
                    stoa.messages()
                        .appendAll(USER, id, some)
                        .getOrElseThrow(RefusalException::new));
      }
    }
  }

  /** The same messages. */
  private static void fill(FloorChat floor) throws SQLException {
    for (int length : LENGTHS) {
      for (int i = 0; i < conversations(length); i++) {
        floor.appendAll(
            id(length, i),
            Vector.range(0, length).map(ConversationBenchmarks::content),
            StorageConfig.SYSTEM_CLOCK.instant());
      }
    }
  }

  /** About twelve keywords, from a vocabulary in which short numbers are common. */
  private static String content(int number) {
    StringBuilder text = new StringBuilder("Message about caching and retries: ");
    for (int i = 0; i < 8; i++) {
      text.append(word(number * 8 + i)).append(' ');
    }
    return text.toString();
  }

  private static String word(int number) {
    long mixed = (number * 2_654_435_761L >>> 7) % WORDS;
    return Long.toString(mixed + 46_656, Character.MAX_RADIX).replaceAll("[0-9]", "x") + "ing";
  }

  private static StoaConfig encrypted(String url) {
    byte[] secret = new byte[CipherKey.BYTES];
    new SecureRandom().nextBytes(secret);
    KeyRing keys = KeyRing.of(List.of(new CipherKey(new KeyId("k"), secret)));
    return StoaConfig.of(url).withEncryption(Encryption.with(keys));
  }

  private static BenchmarkRow encryption(Bench bench, Stoa encrypted, Stoa plain) {
    return BenchmarkRow.rate(
            "append, encrypted", i -> append(encrypted, id(ENCRYPTED_LENGTH, i), content(i)))
        .calls(appends(bench))
        .beside("plain", ENCRYPTED, i -> append(plain, id(ENCRYPTED_LENGTH, i), content(i)));
  }

  private static void append(Stoa stoa, String id, String content) {
    stoa.messages()
        .append(USER, new ConversationId(id), MessageDraft.user(content))
        .getOrElseThrow(RefusalException::new);
  }

  private static int appends(Bench bench) {
    return bench.onSqlite() ? 500 : 200;
  }

  private static BenchmarkRow append(
      Bench bench, Stoa stoa, HandWrittenChat hand, FloorChat floor, int length) {
    return BenchmarkRow.rate(
            String.format(Locale.ROOT, "append to a conversation of %,d", length),
            i -> append(stoa, id(length, i), content(i)))
        .calls(appends(bench))
        .jdbc(
            0.5, i -> hand.append(id(length, i), content(i), StorageConfig.SYSTEM_CLOCK.instant()))
        .floor(
            0.8,
            i -> floor.append(id(length, i), content(i), StorageConfig.SYSTEM_CLOCK.instant()));
  }

  private static BenchmarkRow window(Stoa stoa, HandWrittenChat hand, int length) {
    return BenchmarkRow.rate(
            String.format(Locale.ROOT, "window of %d in %,d", WINDOW, length),
            i ->
                check(
                    WINDOW,
                    stoa.messages()
                        .window(
                            USER, new ConversationId(id(length, i)), WindowLimits.messages(WINDOW))
                        .getOrElseThrow(RefusalException::new)
                        .size()))
        .calls(200)
        .jdbc(0.9, i -> check(WINDOW, hand.window(id(length, i), WINDOW)));
  }

  private static BenchmarkRow page(Stoa stoa, HandWrittenChat hand, FloorChat floor) {
    String id = id(LONGEST, 0);
    return BenchmarkRow.rate(
            "page of 50 messages",
            i ->
                check(
                    PAGE,
                    stoa.messages()
                        .before(
                            USER,
                            new ConversationId(id),
                            PageRequest.after(LONGEST - i % 1_000L).limit(PAGE))
                        .getOrElseThrow(RefusalException::new)
                        .items()
                        .size()))
        .calls(200)
        .jdbc(0.9, i -> check(PAGE, hand.page(id, LONGEST - i % 1_000L, PAGE)))
        .floor(0.8, i -> check(PAGE, floor.page(id, LONGEST - i % 1_000L, PAGE)));
  }

  private static BenchmarkRow search(Stoa stoa) {
    return BenchmarkRow.time(
            "search by the start of a word",
            i -> stoa.messageSearch().search(USER, MessageQuery.about(beginning(i))))
        .calls(100)
        .limit(SEARCH_MILLIS);
  }

  private static String beginning(int number) {
    return word(number).substring(0, 4);
  }

  private static void check(int expected, int read) {
    if (read != expected) {
      throw new IllegalStateException("read " + read + " messages, not " + expected);
    }
  }
}
