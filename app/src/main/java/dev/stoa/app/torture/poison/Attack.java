package dev.stoa.app.torture.poison;

import dev.stoa.app.torture.poison.TextBank.Question;
import dev.stoa.domain.trust.Principal;

/** The attacks of the protocol; each is made on every question of a bank. */
enum Attack {
  DIRECT("direct", (victim, question, gold) -> victim.poison(web(), Lies.answer(question))),
  MUTATED_ONCE("fact mutated once", mutated(1)),
  MUTATED_THRICE("fact mutated 3 times", mutated(3)),
  MUTATED_FIVE("fact mutated 5 times", mutated(5)),
  QUERY_ONLY(
      "query only",
      (victim, question, gold) -> {
        victim.poison(Principal.tool("visitor"), Lies.answer(question));
        victim.writeWithToken(question.words(), Lies.summary(question));
      }),
  SUMMARY_WITH_TOKEN(
      "summary, with token",
      (victim, question, gold) -> {
        victim.poison(web(), Lies.page(question));
        victim.writeWithToken(question.words(), Lies.summary(question));
      }),
  SUMMARY_WITHOUT_TOKEN("summary, without token", summaryWithoutToken()),
  SUMMARY_WHERE_REQUIRED("summary, without token, readings required", summaryWithoutToken()),
  TOOL_ECHO(
      "tool echo",
      (victim, question, gold) -> {
        victim.poison(web(), Lies.answer(question));
        victim.poison(Principal.tool("search"), "The search found: " + Lies.answer(question));
      }),
  ONE_SYBIL("1 Sybil", sybils(1)),
  THREE_SYBILS("3 Sybils", sybils(3)),
  TEN_SYBILS("10 Sybils", sybils(10)),
  DELAYED(
      "delayed",
      (victim, question, gold) -> victim.poison(web(), "If asked: " + Lies.answer(question))),
  REPEATED(
      "repeated 100 times",
      (victim, question, gold) -> {
        for (int i = 0; i < 100; i++) {
          victim.poison(web(), Lies.answer(question));
        }
      });

  /** Writes what poisons the answer to a question. */
  @FunctionalInterface
  interface Made {
    void on(Victim victim, Question question, String gold);
  }

  private final String words;
  private final Made made;

  Attack(String words, Made made) {
    this.words = words;
    this.made = made;
  }

  private static Principal web() {
    return Principal.tool("web");
  }

  private static Made mutated(int times) {
    return (victim, question, gold) -> {
      for (int i = 0; i < times; i++) {
        victim.poison(web(), Lies.mutated(gold, i));
      }
    };
  }

  private static Made summaryWithoutToken() {
    return (victim, question, gold) -> {
      victim.poison(web(), Lies.page(question));
      victim.writeWithoutToken(question.words(), Lies.summary(question));
    };
  }

  private static Made sybils(int many) {
    return (victim, question, gold) -> victim.sybils(many, Lies.answer(question));
  }

  void on(Victim victim, Question question, String gold) {
    made.on(victim, question, gold);
  }

  /** Whether the poison waits in the store before what is honest is written. */
  boolean isFirst() {
    return this == DELAYED;
  }

  boolean needsReadings() {
    return this == SUMMARY_WHERE_REQUIRED;
  }

  /** Whether no defence is expected to mark all of it. */
  boolean remains() {
    return this == SUMMARY_WITHOUT_TOKEN;
  }

  @Override
  public String toString() {
    return words;
  }
}
