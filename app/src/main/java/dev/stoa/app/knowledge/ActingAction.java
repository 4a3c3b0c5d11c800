package dev.stoa.app.knowledge;

import picocli.CommandLine.Option;

/** A command that somebody does. */
abstract class ActingAction extends KnowledgeAction {

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  /** Who acts. */
  final String as() {
    return as;
  }
}
