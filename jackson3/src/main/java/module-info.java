/** A Jackson 3 module that writes the types of Stoa as Stoa writes them. */
module dev.stoa.jackson3 {
  requires transitive tools.jackson.databind;
  requires dev.stoa.actions;
  requires static org.jspecify;

  exports dev.stoa.jackson3;

  provides tools.jackson.databind.JacksonModule with
      dev.stoa.jackson3.StoaJackson3Module;
}
