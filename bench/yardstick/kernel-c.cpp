// Kernel C of the yardstick alone, once: `kernel-c GAMES SEED` prints million moves per CPU second.
#define main yardstick_main
#include "random-play.cpp"
#undef main
int main(int, char** arguments) {
  init();
  for (int mask = 1; mask < 16; mask++)
    for (int draw = 0; draw < 12; draw++) PICK12[mask * 12 + draw] = PICK[mask * 4 + draw * CNT[mask] / 12];
  double start = cpu();
  R result = playC(atol(arguments[1]), strtoul(arguments[2], nullptr, 10));
  printf("%.3f\n", result.m / (cpu() - start) / 1e6);
}
