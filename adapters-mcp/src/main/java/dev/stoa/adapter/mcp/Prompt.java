package dev.stoa.adapter.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A task that a person picks and a model carries out with the tools it has.
 *
 * @param steps in order; one whose tool is not offered is left out
 * @param end what to do when the steps are done
 */
record Prompt(
    String name,
    String title,
    String description,
    Seq<PromptArgument> arguments,
    String task,
    Seq<Step> steps,
    String end) {

  /** What to do with one tool; {@code %} stands for its name. */
  record Step(String action, String text) {
    private String sentence(String tool) {
      return text.replace("%", tool);
    }
  }

  static final Seq<Prompt> ALL =
      Vector.of(
          new Prompt(
              "brief_me",
              "Brief me",
              "What an agent needs to know before it starts to work.",
              Vector.of(argument("topic", "What the work is about.", false)),
              "Brief me before we start.",
              Vector.of(
                  new Step("note.briefing", "Read your notes and duties with %."),
                  new Step("channel.inbox", "See with % which channels have unread messages."),
                  new Step("task.list", "List with % the tasks that are pending or running."),
                  new Step("memory.recall", "Recall with % what bears on the work."),
                  new Step("search", "Search with % for anything that is still missing.")),
              "Then tell me in at most ten lines what was decided, what is open and what waits for"
                  + " an answer. Give the id of everything you rely on. Change nothing."),
          new Prompt(
              "record_decision",
              "Record what we decided",
              "Stores a decision with its reason where it will be found again.",
              Vector.of(
                  argument("decision", "What was decided, in a sentence.", true),
                  argument("reason", "Why.", false)),
              "Record what we decided.",
              Vector.of(
                  new Step(
                      "search",
                      "Search with % whether an earlier decision says otherwise; if so, stop and"
                          + " ask which one holds."),
                  new Step(
                      "memory.remember",
                      "Store the decision and its reason in one sentence with %, in the tier slow,"
                          + " with an importance of at least 0.8."),
                  new Step(
                      "knowledge.contribute",
                      "If other agents must follow it, contribute it with % to the domain it"
                          + " belongs to."),
                  new Step(
                      "audit.append", "Append it to the audit trail with %, as type decision.")),
              "Then repeat the decision as it is stored, with the ids."),
          new Prompt(
              "challenge_claim",
              "Challenge this claim",
              "Looks for what speaks against a claim, and files the critique.",
              Vector.of(argument("claim", "The claim.", true)),
              "Challenge this claim.",
              Vector.of(
                  new Step("search", "Search with % for what supports it and what contradicts it."),
                  new Step(
                      "knowledge.search",
                      "Look with % for knowledge of the same subject, and note how confident its"
                          + " authors were."),
                  new Step(
                      "critique.patterns",
                      "See with % which weaknesses were found in claims like this one."),
                  new Step(
                      "critique.file",
                      "If the claim has a weakness, file it with %: the issue, how severe it is"
                          + " and what would mend it.")),
              "Then say whether the claim holds, how sure you are from 0 to 1, and what evidence"
                  + " would change your mind. Give the id of everything you rely on."));

  /** The actions of all their steps. */
  static final Seq<String> ACTIONS = ALL.flatMap(Prompt::steps).map(Step::action).distinct();

  McpSchema.Prompt described() {
    return McpSchema.Prompt.builder(name)
        .title(title)
        .description(description)
        .arguments(arguments.toJavaList())
        .build();
  }

  /** Whether any of its tools exists. */
  boolean isUseful(Set<String> offered) {
    return steps.exists(step -> offered.contains(step.action()));
  }

  /** The text for a model that is offered these actions, each by a tool. */
  String text(Map<String, String> toolOf, Function<String, Option<String>> given) {
    Seq<String> facts =
        arguments.flatMap(
            argument ->
                given.apply(argument.name()).map(value -> argument.name() + ": " + value + "\n"));
    Seq<String> todo =
        steps
            .flatMap(step -> toolOf.get(step.action()).map(step::sentence))
            .zipWithIndex((sentence, index) -> (index + 1) + ". " + sentence + "\n");
    return task
        + "\n\n"
        + (facts.isEmpty() ? "" : facts.mkString() + "\n")
        + todo.mkString()
        + "\n"
        + end;
  }

  private static PromptArgument argument(String name, String description, boolean required) {
    return PromptArgument.builder(name).description(description).required(required).build();
  }
}
