/** A service in a Guice injector of its own, with bindings that replace those of Stoa. */
package dev.stoa.example.wiring;
