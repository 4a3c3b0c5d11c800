/** A service in its own Guice injector, with bindings that replace those of Stoa. */
package dev.stoa.example.wiring;
