/**
 * A service that wires the use cases by constructors: no container and no bootstrap on its class
 * path.
 */
package dev.stoa.example.plain;
