/** A Jackson module that writes the types of Stoa as Stoa writes them. */
module dev.stoa.jackson {
  requires transitive com.fasterxml.jackson.databind;
  requires dev.stoa.actions;
  requires static org.jspecify;

  exports dev.stoa.jackson;

  provides com.fasterxml.jackson.databind.Module with
      dev.stoa.jackson.StoaJacksonModule;
}
