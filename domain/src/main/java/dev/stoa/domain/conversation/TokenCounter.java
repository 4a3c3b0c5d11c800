package dev.stoa.domain.conversation;

/** Counts the tokens that a model reads, for example by the tokenizer of the model. */
@FunctionalInterface
public interface TokenCounter {

  /** Without a tokenizer: see {@link TokenEstimate}. */
  TokenCounter ESTIMATE = TokenEstimate::of;

  /** The tokens of a text; a message counts at least one. */
  long count(String text);
}
