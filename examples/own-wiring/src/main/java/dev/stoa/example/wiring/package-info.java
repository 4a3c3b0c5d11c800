/** A service that wires the use cases itself: no container, and no bootstrap on its class path. */
package dev.stoa.example.wiring;
