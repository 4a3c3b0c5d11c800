package dev.stoa.actions;

/** What an action reports while it runs. */
public interface Progress {

  /** For callers that want to know nothing before the answer. */
  Progress NONE =
      new Progress() {
        @Override
        public void line(String text) {}

        @Override
        public void done(long count) {}
      };

  /** The next part of an answer that is given in lines; the text has its line breaks. */
  void line(String text);

  /** How many items are done so far. */
  void done(long count);
}
