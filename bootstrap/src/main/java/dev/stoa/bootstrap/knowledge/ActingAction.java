package dev.stoa.bootstrap.knowledge;

import picocli.CommandLine.Option;

/** A command that somebody does. */
abstract class ActingAction extends KnowledgeAction {

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "Who does it: an identity, an id, or an end of an id that only one has.")
  private String as;

  /** Who acts. */
  final String as() {
    return as;
  }
}
