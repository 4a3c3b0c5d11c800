package dev.stoa.domain.kernel;

/** Why something was not superseded or reinstated. */
public sealed interface SupersessionRefused extends Refusal {

  /** It would supersede itself. */
  @RefusalCode("supersession.itself")
  record Itself(String id) implements SupersessionRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return id + " cannot supersede itself: name another";
    }
  }

  /** What is to supersede it was superseded by it, directly or not. */
  @RefusalCode("supersession.circle")
  record Circle(String id, String by) implements SupersessionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return id + " supersedes " + by + " already: reinstate " + by + " first";
    }
  }

  /** It belongs elsewhere than what is to supersede it. */
  @RefusalCode("supersession.elsewhere")
  record Elsewhere(String id, String by, String place)
      implements SupersessionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return id + " belongs to " + place + ", and " + by + " does not: name one of " + place;
    }
  }

  /** Another one superseded it. */
  @RefusalCode("supersession.already")
  record Already(String id, String by) implements SupersessionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return id + " was superseded by " + by + ": supersede that one, or reinstate this one first";
    }
  }

  /** There is nothing to undo. */
  @RefusalCode("supersession.none")
  record NotSuperseded(String id) implements SupersessionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return id + " is not superseded: there is nothing to undo";
    }
  }
}
